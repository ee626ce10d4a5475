import { Button, Dialog, showSuccess, takesFocus, TextArea } from '@vireo/ui'
import { type ReactNode, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { staffWords } from '../words.ts'

type ReasonDialogProps = {
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly done: string
  readonly danger?: boolean
  /** What else is asked. */
  readonly children?: ReactNode
  readonly act: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** The shortest reason that is taken, as the contract has it. */
const reasonMin = 3

/** Asks why before something is done to somebody else. */
export function ReasonDialog({ title, lead, action, done, danger = false, children, act, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isShort, setShort] = useState(false)
  const { busy, problem, attempt } = useDialogAttempt()
  const send = () => {
    const isTooShort = reason.trim().length < reasonMin
    setShort(isTooShort)
    if (isTooShort) return
    void attempt(async () => {
      await act(reason)
      showSuccess(done)
      onClose()
    })
  }
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      title={title}
      description={lead}
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
        {children}
        <TextArea
          {...takesFocus}
          label={staffWords.reason}
          rows={2}
          maxLength={500}
          value={reason}
          error={isShort ? staffWords.reasonShort : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={busy} onClick={onClose}>
            {staffWords.cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
