import { pronunciationLimits } from '@vireo/contracts/pronunciation'
import { Dialog, takesFocus, TextField } from '@vireo/ui'
import { type FormEvent, useId, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { useRefreshDictionaries } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

type NameDialogProps = {
  readonly title: string
  readonly lead?: string
  readonly action: string
  readonly name?: string
  readonly onSave: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks what a dictionary is called, and says itself what goes wrong. */
export function NameDialog({ title, lead, action, name: before = '', onSave, onClose }: NameDialogProps) {
  const formId = useId()
  const [name, setName] = useState(before)
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, attempt } = useDialogAttempt(useRefreshDictionaries())
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '') void attempt(() => onSave(name.trim()))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={lead}
      problem={problem}
      confirm={{ label: action, form: formId, loading: busy }}
    >
      <form id={formId} noValidate className="mt-4" onSubmit={save}>
        <TextField
          label={pronunciationWords.name}
          value={name}
          maxLength={pronunciationLimits.nameMax}
          autoComplete="off"
          error={isMissing ? pronunciationWords.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
          {...takesFocus}
        />
      </form>
    </Dialog>
  )
}
