import { pronunciationEndpoints, pronunciationLimits } from '@vireo/contracts/pronunciation'
import { Dialog, takesFocus, TextField } from '@vireo/ui'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#kit/api/index.ts'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { dictionaryAddress } from '../dictionary-address.ts'
import { useRefreshDictionaries } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

/** Asks what a new dictionary is called, and opens it. */
export function CreateDictionary({ onClose }: { readonly onClose: () => void }) {
  const formId = useId()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, attempt } = useDialogAttempt(useRefreshDictionaries())
  const create = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    void attempt(async () => {
      const made = await call(pronunciationEndpoints.createFromRules, { name: name.trim(), rules: [] })
      await navigate(dictionaryAddress(made.id))
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={pronunciationWords.createTitle}
      description={pronunciationWords.createLead}
      problem={problem}
      confirm={{ label: pronunciationWords.create, form: formId, loading: busy }}
    >
      <form id={formId} noValidate className="mt-4" onSubmit={create}>
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
