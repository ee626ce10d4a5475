import {
  EditSharedVoice,
  noticePeriodDaysDefault,
  type PublishedVoice,
  publishingTermsVersion,
  transcriptionLanguages,
  voiceLibraryEndpoints,
} from '@vireo/contracts/voice-library'
import { voiceLabelValues, voiceTextLimits } from '@vireo/contracts/voices'
import { Button, Select, showSuccess, Switch, TextArea, TextField } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { languageOptions, noteLanguage } from '#kit/languages/index.ts'
import { lengthText, ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { labelName, useLabelsInUse } from '#voices/label-words/index.ts'
import { accentOptions } from '../accents/accent-options.ts'
import {
  type Choices,
  type PublicationValues,
  publicationOf,
  type PublishedFrom,
  valuesOf,
} from '../publication-form.ts'
import { useRefreshLibrary } from '../queries.ts'
import { libraryWords } from '../words.ts'

/** Asks what the library says of a voice: before it is published, and afterwards. */
export function PublishForm({
  voice,
  published,
  onDone,
}: {
  readonly voice: PublishedFrom
  readonly published: PublishedVoice | null
  readonly onDone: () => void
}) {
  const isNew = published === null || published.status === 'disabled'
  const refresh = useRefreshLibrary()
  const [choices, setChoices] = useState<Choices>({
    listed: published?.enabled_in_library ?? true,
    free: published?.free_users_allowed ?? true,
    moderated: published?.live_moderation_enabled ?? false,
    agreed: false,
  })
  const [wasRefused, setRefused] = useState(false)
  const form = useContractForm<PublicationValues>(
    EditSharedVoice.pick({ name: true, description: true, notice_period_days: true }),
    valuesOf(voice, published, noticePeriodDaysDefault),
    { name: libraryWords.nameMissing },
  )
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setRefused(isNew && !choices.agreed)
    if (isNew && !choices.agreed) return
    const body = { voice_id: voice.voice_id, ...publicationOf(values, choices) }
    try {
      const saved = isNew
        ? await call(voiceLibraryEndpoints.publish, {
            ...body,
            terms_accepted: true,
            terms_version: publishingTermsVersion,
          })
        : await call(voiceLibraryEndpoints.edit, body)
      showSuccess(doneWords(isNew, saved))
      onDone()
      await refresh()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const turn = (key: keyof Choices) => (on: boolean) => setChoices({ ...choices, [key]: on })
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={libraryWords.publishRefused} />
      <WrittenFields form={form} />
      <Switches choices={choices} turn={turn} />
      {isNew ? <Terms agreed={choices.agreed} refused={wasRefused} onChange={turn('agreed')} /> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {isNew ? libraryWords.publish : libraryWords.save}
        </Button>
      </div>
    </form>
  )
}

type PublicationForm = { readonly form: ReturnType<typeof useContractForm<PublicationValues>> }

function WrittenFields({ form }: PublicationForm) {
  const { errors } = form.formState
  return (
    <>
      <TextField {...form.register('name')} label={libraryWords.name} error={errors.name?.message} autoComplete="off" />
      <TextArea
        {...form.register('description')}
        label={libraryWords.description}
        help={libraryWords.descriptionHelp}
        count={lengthText(form.watch('description') ?? '', voiceTextLimits.descriptionMax)}
        error={errors.description?.message}
        rows={2}
      />
      <LabelFields form={form} />
      <TextField
        {...form.register('notice_period_days', { valueAsNumber: true })}
        label={libraryWords.notice}
        help={libraryWords.noticeAbout}
        error={errors.notice_period_days && libraryWords.noticeWrong}
        type="number"
        min={0}
        max={1825}
      />
    </>
  )
}

function Switches({
  choices,
  turn,
}: {
  readonly choices: Choices
  readonly turn: (key: keyof Choices) => (on: boolean) => void
}) {
  return (
    <>
      <Switch
        label={libraryWords.listed}
        help={libraryWords.listedHelp}
        checked={choices.listed}
        onChange={turn('listed')}
      />
      <Switch label={libraryWords.free} help={libraryWords.freeHelp} checked={choices.free} onChange={turn('free')} />
      <Switch
        label={libraryWords.moderation}
        help={libraryWords.moderationHelp}
        checked={choices.moderated}
        onChange={turn('moderated')}
      />
    </>
  )
}

function doneWords(isNew: boolean, { review_status: review }: PublishedVoice): string {
  if (review === 'pending') return libraryWords.publishWaits
  return isNew ? libraryWords.publishDone : libraryWords.saved
}

type Option = { readonly value: string; readonly label: string }

/** A voice may speak a language that none here speaks yet. */
const everyLanguage = transcriptionLanguages.map(({ languageCode }) => languageCode)

function LabelFields({ form }: PublicationForm) {
  const { languages, accents } = useLabelsInUse()
  const values = form.watch()
  const select = (key: 'gender' | 'age' | 'use_case' | 'accent', label: string, options: readonly Option[]) => (
    <Select
      label={label}
      value={values[key]}
      onChange={(value) => form.setValue(key, value)}
      groups={[{ label, options: [{ value: '', label: libraryWords.none }, ...options] }]}
    />
  )
  const labels = (key: 'gender' | 'age' | 'use_case') =>
    [...new Set([...voiceLabelValues[key], values[key]])]
      .filter((value) => value !== '')
      .map((value) => ({ value, label: labelName(value) }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={libraryWords.language}
        value={values.language}
        onChange={(value) => {
          noteLanguage(value)
          form.setValue('language', value)
        }}
        groups={[
          {
            label: libraryWords.language,
            options: languageOptions([values.language, ...languages, ...everyLanguage]),
          },
        ]}
      />
      {select('accent', libraryWords.accent, accentOptions(values.language, [...accents, values.accent]))}
      {select('gender', libraryWords.gender, labels('gender'))}
      {select('age', libraryWords.age, labels('age'))}
      {select('use_case', libraryWords.purpose, labels('use_case'))}
    </div>
  )
}

function Terms({
  agreed,
  refused,
  onChange,
}: {
  readonly agreed: boolean
  readonly refused: boolean
  readonly onChange: (agreed: boolean) => void
}) {
  return (
    <div>
      <label className="flex items-start gap-2 text-sm">
        <input
          type="checkbox"
          checked={agreed}
          aria-invalid={refused && !agreed}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        {libraryWords.terms}
      </label>
      {refused && !agreed ? (
        <p role="alert" className="mt-1 text-sm text-danger">
          {libraryWords.termsMissing}
        </p>
      ) : null}
    </div>
  )
}
