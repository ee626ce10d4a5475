import { ApplicantForm, productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { transcriptionLanguages } from '@vireo/contracts/voice-library'
import { takesFocus, TextArea, TextField } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { FormDialog, TickList, useContractForm } from '#kit/forms/index.ts'
import { languageOptions } from '#kit/languages/index.ts'
import { producerWords } from './words.ts'

type Application = { readonly name: string; readonly languages: string[]; readonly note: string }

const codes = transcriptionLanguages.map(({ languageCode }) => languageCode)

type ApplyDialogProps = { readonly onSent: () => void; readonly onClose: () => void }

/** Asks who would like to work here and in which languages, and sends it. */
export function ApplyDialog({ onSent, onClose }: ApplyDialogProps) {
  const form = useContractForm<Application>(
    ApplicantForm,
    { name: '', languages: [], note: '' },
    { name: producerWords.nameMissing },
  )
  const { errors } = form.formState
  const languages = form.watch('languages')
  return (
    <FormDialog
      form={form}
      title={producerWords.applyTitle}
      lead={producerWords.applyLead}
      width="lg"
      confirm={producerWords.send}
      refused={producerWords.refused}
      send={async (values) => {
        await call(endpoints.apply, values)
        onSent()
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label={producerWords.name}
        help={producerWords.nameHelp}
        error={errors.name?.message}
        maxLength={80}
        autoComplete="name"
        {...takesFocus}
      />
      <TickList
        label={producerWords.languages}
        error={errors.languages === undefined ? undefined : producerWords.languagesMissing}
        options={languageOptions(codes)}
        chosen={languages}
        onChange={(chosen) => form.setValue('languages', [...chosen], { shouldValidate: form.formState.isSubmitted })}
      />
      <TextArea
        {...form.register('note')}
        label={producerWords.note}
        help={producerWords.noteHelp}
        error={errors.note?.message}
        maxLength={2000}
      />
    </FormDialog>
  )
}
