import { Button, Dialog, takesFocus, TextArea, TextField } from '@vireo/ui'
import { type FormEvent, type ReactNode, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { productionsWords } from '../words.ts'

export type NoteDialogProps = {
  readonly title: string
  readonly lead: string
  readonly label: string
  readonly help?: string
  /** What the button says that does it. */
  readonly confirm: string
  readonly danger?: boolean
  readonly before?: string
  /** What is said of an empty note; where this is absent it may be empty. */
  readonly missing?: string
  readonly maxLength: number
  readonly oneLine?: boolean
  /** What is asked besides. */
  readonly children?: ReactNode
  readonly onSend: (note: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for a note before something is done with it, and says in itself what went wrong. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, lead, confirm, danger = false, before = '', missing, children, onSend, onClose } = props
  const [note, setNote] = useState(before)
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, attempt } = useDialogAttempt()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = missing !== undefined && note.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return
    void attempt(async () => {
      await onSend(note.trim())
      onClose()
    })
  }
  const field = {
    label: props.label,
    help: props.help,
    error: isMissing ? missing : undefined,
    maxLength: props.maxLength,
    value: note,
    autoComplete: 'off',
    ...takesFocus,
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
      <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={send}>
        {children}
        {props.oneLine ? (
          <TextField {...field} onChange={(event) => setNote(event.target.value)} />
        ) : (
          <TextArea {...field} onChange={(event) => setNote(event.target.value)} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={busy} onClick={onClose}>
            {productionsWords.cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
