import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { Button, ConfirmDialog, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
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
  const [busy, setBusy] = useState(false)
  const refresh = useRefreshDesign()
  const remove = async () => {
    setBusy(true)
    try {
      await call(voiceDesignEndpoints.deleteSession, { remixing_session_id: sessionId })
      onDeleted()
      showSuccess(designWords.deleted)
      await refresh()
    } catch (error) {
      showFailure(error)
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          setBusy(false)
          setAsked(true)
        }}
      >
        {designWords.deleteSession}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        busy={busy}
        title={designWords.deleteTitle}
        consequence={designWords.deleteConsequence}
        action={designWords.deleteSession}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
