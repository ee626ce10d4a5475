import type { ApiKey } from '@vireo/contracts/identity'
import type { Permission } from '@vireo/contracts/kit'
import { Button, takesFocus, TextField } from '@vireo/ui'
import { useState } from 'react'

import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { apiKeyWords } from './words.ts'
import { filledKey, formOf, KeyForm, type FilledKey, type KeyFormValues } from './key-form.ts'
import { ScopeChoice } from './scope-choice.tsx'

/** The form of a key, new or there already; `onSave` rejects with what the server refused. */
export function KeyFields({
  apiKey,
  action,
  everything,
  onSave,
}: {
  readonly apiKey?: ApiKey | undefined
  readonly action: string
  /** What a key without a choice of permissions may do; everything that the reader may when absent. */
  readonly everything?: string
  readonly onSave: (key: FilledKey) => Promise<void>
}) {
  const [scopes, setScopes] = useState<readonly Permission[] | undefined>(apiKey?.permissions ?? undefined)
  const [tried, setTried] = useState(false)
  const form = useContractForm<KeyFormValues>(KeyForm, formOf(apiKey), { name: apiKeyWords.nameMissing })
  const { errors, isSubmitting } = form.formState
  const nothingChosen = scopes?.length === 0
  const submit = form.handleSubmit(async (values) => {
    if (nothingChosen) return
    try {
      await onSave(filledKey(values, scopes))
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const field = (name: keyof KeyFormValues) => ({
    ...form.register(name),
    autoComplete: 'off',
    error: errors[name]?.message,
  })
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        setTried(true)
        void submit(event)
      }}
    >
      <ErrorSummary form={form} title={apiKeyWords.refused} />
      <TextField {...field('name')} label={apiKeyWords.name} help={apiKeyWords.nameHelp} {...takesFocus} />
      <ScopeChoice
        chosen={scopes}
        everything={everything ?? apiKeyWords.accessAll}
        error={tried && nothingChosen ? apiKeyWords.scopesMissing : undefined}
        onChange={setScopes}
      />
      <TextField {...field('limit')} label={apiKeyWords.limit} help={apiKeyWords.limitHelp} inputMode="numeric" />
      <TextField {...field('addresses')} label={apiKeyWords.addresses} help={apiKeyWords.addressesHelp} />
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {action}
      </Button>
    </form>
  )
}
