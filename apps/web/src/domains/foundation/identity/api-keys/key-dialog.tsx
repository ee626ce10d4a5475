import type { ApiKey } from '@vireo/contracts/identity'
import type { Permission } from '@vireo/contracts/kit'
import { takesFocus, TextField } from '@vireo/ui'
import { useState } from 'react'

import { FormDialog, useContractForm } from '#kit/forms/index.ts'
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
  const { form, field, scopes, setScopes, scopesError, send } = useKeyForm(apiKey, onSave)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      lead={description}
      width="lg"
      confirm={action}
      refused={apiKeyWords.refused}
      send={send}
    >
      <TextField {...field('name')} label={apiKeyWords.name} help={apiKeyWords.nameHelp} {...takesFocus} />
      <ScopeChoice
        chosen={scopes}
        everything={everything ?? apiKeyWords.accessAll}
        error={scopesError}
        onChange={setScopes}
      />
      <TextField {...field('limit')} label={apiKeyWords.limit} help={apiKeyWords.limitHelp} inputMode="numeric" />
      <TextField {...field('addresses')} label={apiKeyWords.addresses} help={apiKeyWords.addressesHelp} />
    </FormDialog>
  )
}

function useKeyForm(apiKey: Props['apiKey'], onSave: Props['onSave']) {
  const [scopes, setScopes] = useState<readonly Permission[] | undefined>(apiKey?.permissions ?? undefined)
  const form = useContractForm<KeyFormValues>(KeyForm, formOf(apiKey), { name: apiKeyWords.nameMissing })
  const { errors, submitCount } = form.formState
  const nothingChosen = scopes?.length === 0
  const send = async (values: KeyFormValues) => {
    if (nothingChosen) return
    await onSave(filledKey(values, scopes))
  }
  const field = (name: keyof KeyFormValues) => ({
    ...form.register(name),
    autoComplete: 'off',
    error: errors[name]?.message,
  })
  const scopesError = submitCount > 0 && nothingChosen ? apiKeyWords.scopesMissing : undefined
  return { form, field, scopes, setScopes, scopesError, send }
}
