import { Dialog, takesFocus, TextField } from '@vireo/ui'
import { type FormEvent, useId, useState } from 'react'

import { workbenchWords } from '../words.ts'

type SpeakerDialogProps = {
  readonly title: string
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks what somebody is called who speaks. */
export function SpeakerDialog({ title, name: before, onSave, onClose }: SpeakerDialogProps) {
  const formId = useId()
  const [name, setName] = useState(before)
  const [isMissing, setMissing] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    onSave(name.trim())
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title} confirm={{ label: workbenchWords.save, form: formId }}>
      <form id={formId} noValidate className="mt-4" onSubmit={save}>
        <TextField
          label={workbenchWords.nameOfSpeaker}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={isMissing ? workbenchWords.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
          {...takesFocus}
        />
      </form>
    </Dialog>
  )
}
