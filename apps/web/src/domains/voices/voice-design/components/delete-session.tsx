import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { Button, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useRefreshDesign } from '../queries.ts'
import { designWords } from '../words.ts'

/** Deletes a session with its previews, once somebody has confirmed it. */
export function DeleteSession({
  sessionId,
  onDeleted,
}: {
  readonly sessionId: string
  readonly onDeleted: () => void
}) {
  const [asked, setAsked] = useState(false)
  const refresh = useRefreshDesign()
  const remove = async () => {
    await call(voiceDesignEndpoints.deleteSession, { remixing_session_id: sessionId })
    onDeleted()
    showSuccess(designWords.deleted)
    await refresh()
  }
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
        {designWords.deleteSession}
      </Button>
      {asked ? (
        <ConfirmFirst
          danger
          title={designWords.deleteTitle}
          consequence={designWords.deleteConsequence}
          action={designWords.deleteSession}
          act={remove}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
