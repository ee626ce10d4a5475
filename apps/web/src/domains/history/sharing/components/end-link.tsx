import { sharingEndpoints } from '@vireo/contracts/sharing'
import { Button, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useKeepLink } from '../queries.ts'
import { sharingWords as words } from '../words.ts'

type Props = { readonly historyItemId: string; readonly disabled: boolean; readonly onEnded: () => void }

/** Ends a link once somebody said that they mean it: it does not come back. */
export function EndLink({ historyItemId, disabled, onEnded }: Props) {
  const keep = useKeepLink(historyItemId)
  const [isAsking, setAsking] = useState(false)
  const ended = () => {
    keep(undefined)
    showSuccess(words.ended)
    onEnded()
  }
  return (
    <>
      <Button variant="danger" disabled={disabled} onClick={() => setAsking(true)}>
        {words.end}
      </Button>
      {isAsking ? (
        <ConfirmFirst
          danger
          title={words.endTitle}
          consequence={words.endConsequence}
          action={words.end}
          act={() => call(sharingEndpoints.revokeLink, { history_item_id: historyItemId })}
          onClose={() => setAsking(false)}
          onDone={ended}
        />
      ) : null}
    </>
  )
}
