import { NewProfessionalVoice } from '@vireo/contracts/professional-cloning'
import { type Voice } from '@vireo/contracts/voices'
import { Button, Select, TextField } from '@vireo/ui'
import { useState } from 'react'

import { languageOptions, noteLanguage } from '#kit/languages/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useSpokenLanguages } from '../queries.ts'
import { professionalWords } from '../words.ts'

export type Details = { readonly name: string; readonly language: string; readonly description: string }

const DetailsShape = NewProfessionalVoice.pick({ name: true, description: true })

/** Asks what a professional voice is called and speaks; `onSave` rejects with what the server refused. */
export function DetailsForm({
  voice,
  action,
  isPrimary = false,
  onSave,
}: {
  readonly voice?: Voice
  readonly action: string
  /** It is the one thing to do here. */
  readonly isPrimary?: boolean
  readonly onSave: (details: Details) => Promise<void>
}) {
  const { data: languages = [] } = useSpokenLanguages()
  const [language, setLanguage] = useState(voice?.fine_tuning?.language ?? 'en')
  const form = useContractForm<Omit<Details, 'language'>>(
    DetailsShape,
    { name: voice?.name ?? '', description: voice?.description ?? '' },
    { name: professionalWords.nameMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSave({ ...values, language })
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const offered = languageOptions([...languages, language])
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={professionalWords.refused} />
      <TextField
        {...form.register('name')}
        label={professionalWords.name}
        error={errors.name?.message}
        autoComplete="off"
      />
      <Select
        label={professionalWords.language}
        help={professionalWords.languageHelp}
        value={language}
        onChange={(code) => {
          noteLanguage(code)
          setLanguage(code)
        }}
        groups={[{ label: professionalWords.language, options: offered }]}
      />
      <TextField
        {...form.register('description')}
        label={professionalWords.description}
        help={professionalWords.descriptionHelp}
        error={errors.description?.message}
        autoComplete="off"
      />
      <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} className="self-start" loading={isSubmitting}>
        {action}
      </Button>
    </form>
  )
}
