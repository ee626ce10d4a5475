import type { ApiKey } from '@vireo/contracts/identity'
import type { Permission } from '@vireo/contracts/kit'
import { Dialog, takesFocus, TextField } from '@vireo/ui'
import { useId, useState, type FormEvent } from 'react'

import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { filledKey, formOf, KeyForm, type FilledKey, type KeyFormValues } from './key-form.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { apiKeyWords } from './words.ts'

type Props = {
  readonly apiKey?: ApiKey | undefined
  readonly title: string
  readonly description?: string
  readonly action: string
  /** What a key without a choice of permissions may do; everything that the reader may when absent. */
  readonly everything?: string
  readonly onSave: (key: FilledKey) => Promise<void>
  readonly onClose: () => void
}

/** Asks for what a key is called and may do, new or there already; `onSave` rejects with what the server refused. */
export function KeyDialog({ apiKey, title, description, action, everything, onSave, onClose }: Props) {
  const formId = useId()
  const { form, field, scopes, setScopes, scopesError, submit } = useKeyForm(apiKey, onSave)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      width="lg"
      confirm={{ label: action, form: formId, loading: form.formState.isSubmitting }}
    >
      <form id={formId} noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
        <ErrorSummary form={form} title={apiKeyWords.refused} />
        <TextField {...field('name')} label={apiKeyWords.name} help={apiKeyWords.nameHelp} {...takesFocus} />
        <ScopeChoice
          chosen={scopes}
          everything={everything ?? apiKeyWords.accessAll}
          error={scopesError}
          onChange={setScopes}
        />
        <TextField {...field('limit')} label={apiKeyWords.limit} help={apiKeyWords.limitHelp} inputMode="numeric" />
        <TextField {...field('addresses')} label={apiKeyWords.addresses} help={apiKeyWords.addressesHelp} />
      </form>
    </Dialog>
  )
}

function useKeyForm(apiKey: Props['apiKey'], onSave: Props['onSave']) {
  const [scopes, setScopes] = useState<readonly Permission[] | undefined>(apiKey?.permissions ?? undefined)
  const [tried, setTried] = useState(false)
  const form = useContractForm<KeyFormValues>(KeyForm, formOf(apiKey), { name: apiKeyWords.nameMissing })
  const { errors } = form.formState
  const nothingChosen = scopes?.length === 0
  const send = form.handleSubmit(async (values) => {
    if (nothingChosen) return
    try {
      await onSave(filledKey(values, scopes))
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const submit = (event: FormEvent) => {
    setTried(true)
    void send(event)
  }
  const field = (name: keyof KeyFormValues) => ({
    ...form.register(name),
    autoComplete: 'off',
    error: errors[name]?.message,
  })
  const scopesError = tried && nothingChosen ? apiKeyWords.scopesMissing : undefined
  return { form, field, scopes, setScopes, scopesError, submit }
}
