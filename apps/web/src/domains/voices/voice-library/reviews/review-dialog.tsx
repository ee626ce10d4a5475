import type { VoiceToReview } from '@vireo/contracts/voice-library'
import { Button, Dialog, showSuccess, takesFocus, TextArea } from '@vireo/ui'
import { useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { type Decided, useReview } from './queries.ts'
import { reviewWords as words } from './words.ts'

type ReviewDialogProps = {
  readonly voice: VoiceToReview
  readonly decision: Decided['decision']
  readonly onClose: () => void
}

/** The shortest reason that is taken, as the contract has it. */
const reasonMin = 3

/** Asks why, and what the owner of a voice is told, and decides about it. */
export function ReviewDialog({ voice, decision, onClose }: ReviewDialogProps) {
  const [reason, setReason] = useState('')
  const [message, setMessage] = useState('')
  const [isShort, setShort] = useState(false)
  const review = useReview()
  const { busy, problem, attempt } = useDialogAttempt()
  const isAllowing = decision === 'allowed'
  const send = () => {
    const isTooShort = reason.trim().length < reasonMin
    setShort(isTooShort)
    if (isTooShort) return
    void attempt(async () => {
      await review(voice.voice_id, { decision, reason, message })
      showSuccess(words.done[decision])
      onClose()
    })
  }
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      title={`${isAllowing ? words.allow : words.decline}: ${voice.name}`}
      description={isAllowing ? words.allowLead : words.declineLead}
      problem={problem}
      width="md"
    >
      <form
        className="mt-4 flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Fields {...{ reason, setReason, message, setMessage, isShort }} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant={isAllowing ? 'primary' : 'danger'} loading={busy}>
            {isAllowing ? words.allow : words.decline}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  readonly reason: string
  readonly setReason: (reason: string) => void
  readonly message: string
  readonly setMessage: (message: string) => void
  readonly isShort: boolean
}

function Fields({ reason, setReason, message, setMessage, isShort }: FieldsProps) {
  return (
    <>
      <TextArea
        {...takesFocus}
        label={words.reason}
        help={words.reasonHelp}
        rows={2}
        maxLength={500}
        value={reason}
        error={isShort ? words.reasonShort : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextArea
        label={words.message}
        help={words.messageHelp}
        rows={2}
        maxLength={500}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </>
  )
}
