import { transcriptionLimits } from '@vireo/contracts/transcription'
import { Dialog, takesFocus, TextField } from '@vireo/ui'
import { type FormEvent, useId, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { transcriptionWords } from '../words.ts'

type NameDialogProps = {
  readonly title: string
  readonly label: string
  readonly name: string
  readonly onSave: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks what a transcript or a speaker is called, and says itself what goes wrong. */
export function NameDialog({ title, label, name: before, onSave, onClose }: NameDialogProps) {
  const formId = useId()
  const [name, setName] = useState(before)
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, attempt } = useDialogAttempt()
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '')
      void attempt(async () => {
        await onSave(name.trim())
        onClose()
      })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      problem={problem}
      confirm={{ label: transcriptionWords.save, form: formId, loading: busy }}
    >
      <form id={formId} noValidate className="mt-4" onSubmit={save}>
        <TextField
          label={label}
          value={name}
          maxLength={Math.min(100, transcriptionLimits.titleMax)}
          autoComplete="off"
          error={isMissing ? transcriptionWords.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
          {...takesFocus}
        />
      </form>
    </Dialog>
  )
}
