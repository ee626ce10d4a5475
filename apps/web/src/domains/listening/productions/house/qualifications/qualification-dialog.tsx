import { services, targetsFrom, traitsOf } from '@vireo/contracts/productions'
import { transcriptionLanguages } from '@vireo/contracts/voice-library'
import { Dialog, Select, showSuccess, takesFocus, TextField } from '@vireo/ui'
import { type FormEvent, useId, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { languageOptions } from '#kit/languages/index.ts'
import { productionsWords } from '../../words.ts'
import { type Qualifying, useHouseActions } from '../queries.ts'
import { houseWords } from '../words.ts'
import { qualificationWords } from './words.ts'

const codes = transcriptionLanguages.map(({ languageCode }) => languageCode)
const validities = [90, 180, 365, 730] as const
const usual = { service: 'transcription', source_language: 'en', target_language: 'en', valid_days: null } as const

/** Adds to the catalogue of what somebody can be qualified for. */
export function QualificationDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState<Qualifying>({ name: '', ...usual })
  const [isMissing, setMissing] = useState(false)
  const { addQualification } = useHouseActions()
  const { busy, problem, attempt } = useDialogAttempt()
  const id = useId()
  const change = (part: Partial<Qualifying>) => setForm({ ...form, ...part })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const name = form.name.trim()
    setMissing(name === '')
    if (name === '') return
    void attempt(async () => {
      const target = traitsOf(form.service).languages === 'one' ? form.source_language : form.target_language
      await addQualification({ ...form, name, target_language: target })
      showSuccess(houseWords.added)
      onClose()
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={houseWords.qualificationTitle}
      description={houseWords.qualificationLead}
      problem={problem}
      confirm={{ label: houseWords.newQualification, form: id, loading: busy }}
    >
      <form id={id} noValidate className="mt-4 flex flex-col gap-4" onSubmit={send}>
        <TextField
          label={houseWords.qualificationName}
          error={isMissing ? houseWords.nameMissing : undefined}
          maxLength={80}
          autoComplete="off"
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
          {...takesFocus}
        />
        <WorkFields form={form} change={change} />
        <ValidityField days={form.valid_days} onChange={(days) => change({ valid_days: days })} />
      </form>
    </Dialog>
  )
}

type WorkFieldsProps = { readonly form: Qualifying; readonly change: (part: Partial<Qualifying>) => void }

/** Asks for which work somebody is qualified by it. */
function WorkFields({ form, change }: WorkFieldsProps) {
  const options = languageOptions(codes)
  const targets = targetsFrom(form.service, form.source_language, codes)
  /** A language into which the work cannot be done is another by that. */
  const put = (part: Partial<Qualifying>) => {
    const { service, source_language: source, target_language: target } = { ...form, ...part }
    const left = targetsFrom(service, source, codes)
    change({ ...part, target_language: left.includes(target) ? target : (left[0] ?? source) })
  }
  return (
    <>
      <Select
        label={houseWords.service}
        value={form.service}
        groups={[
          {
            label: houseWords.service,
            options: services.map((value) => ({ value, label: productionsWords.services[value] })),
          },
        ]}
        onChange={(value) => put({ service: services.find((one) => one === value) ?? 'transcription' })}
      />
      <Select
        label={houseWords.from}
        value={form.source_language}
        groups={[{ label: houseWords.from, options }]}
        onChange={(source_language) => put({ source_language })}
      />
      {traitsOf(form.service).languages === 'pair' ? (
        <Select
          label={houseWords.to}
          value={form.target_language}
          groups={[{ label: houseWords.to, options: languageOptions(targets) }]}
          onChange={(target_language) => change({ target_language })}
        />
      ) : null}
    </>
  )
}

type ValidityFieldProps = { readonly days: number | null; readonly onChange: (days: number | null) => void }

/** Asks how long somebody has it once it is granted. */
function ValidityField({ days, onChange }: ValidityFieldProps) {
  const { validity, never, validities: after } = qualificationWords
  return (
    <Select
      label={validity}
      value={String(days ?? '')}
      groups={[
        {
          label: validity,
          options: [
            { value: '', label: never },
            ...validities.map((value) => ({ value: String(value), label: after(value) })),
          ],
        },
      ]}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  )
}
