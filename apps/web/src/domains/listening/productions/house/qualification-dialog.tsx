import { QualificationForm, services } from '@vireo/contracts/productions'
import { transcriptionLanguages } from '@vireo/contracts/voice-library'
import { SegmentedControl, Select, showSuccess, takesFocus, TextField } from '@vireo/ui'

import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { languageOptions } from '#kit/languages/index.ts'
import { productionsWords } from '../words.ts'
import { type Qualifying, useHouseActions } from './queries.ts'
import { houseWords } from './words.ts'

const codes = transcriptionLanguages.map(({ languageCode }) => languageCode)

/** Adds to the catalogue of what somebody can be qualified for. */
export function QualificationDialog({ onClose }: { readonly onClose: () => void }) {
  const { addQualification } = useHouseActions()
  const form = useContractForm<Qualifying>(
    QualificationForm,
    { name: '', service: 'transcription', source_language: 'en', target_language: 'en' },
    { name: houseWords.nameMissing },
  )
  const { service, source_language: from, target_language: to } = form.watch()
  const options = languageOptions(codes)
  return (
    <FormDialog
      form={form}
      title={houseWords.qualificationTitle}
      lead={houseWords.qualificationLead}
      confirm={houseWords.newQualification}
      refused={houseWords.refused}
      send={async (values) => {
        const target = values.service === 'transcription' ? values.source_language : values.target_language
        await addQualification({ ...values, target_language: target })
        showSuccess(houseWords.added)
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label={houseWords.qualificationName}
        error={form.formState.errors.name?.message}
        maxLength={80}
        autoComplete="off"
        {...takesFocus}
      />
      <SegmentedControl
        label={houseWords.service}
        value={service}
        options={services.map((value) => ({ value, label: productionsWords.services[value] }))}
        onChange={(value) => form.setValue('service', services.find((one) => one === value) ?? 'transcription')}
      />
      <Select
        label={houseWords.from}
        value={from}
        groups={[{ label: houseWords.from, options }]}
        onChange={(value) => form.setValue('source_language', value)}
      />
      {service === 'subtitles' ? (
        <Select
          label={houseWords.to}
          value={to}
          groups={[{ label: houseWords.to, options }]}
          onChange={(value) => form.setValue('target_language', value)}
        />
      ) : null}
    </FormDialog>
  )
}
