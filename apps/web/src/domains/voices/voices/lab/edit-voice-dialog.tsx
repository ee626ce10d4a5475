import { type Voice, voiceLabelValues, voicesEndpoints, voiceTextLimits } from '@vireo/contracts/voices'
import { Select, showSuccess, TextArea, TextField } from '@vireo/ui'
import type { UseFormReturn } from 'react-hook-form'

import { uploadFor, type UploadOptions } from '#kit/api/index.ts'
import { FormDialog, lengthText, useContractForm } from '#kit/forms/index.ts'
import { labelName } from '../voice-labels.ts'
import { voiceDialogWords } from './dialog-words/words.ts'
import { AddedSamples } from './added-samples.tsx'
import { useAddedSamples } from './use-added-samples.ts'
import { VoiceSamples } from './voice-samples.tsx'
import { formOf, labelsAfter, VoiceForm, type VoiceFormValues } from './voice-form.ts'
import { labWords } from './words.ts'

type Props = { readonly voice: Voice; readonly onClose: () => void; readonly onChanged: () => void }

/** Changes what a voice is called and said to be, and what it was made from. */
export function EditVoiceDialog({ voice, onClose, onChanged }: Props) {
  const form = useContractForm<VoiceFormValues>(VoiceForm, formOf(voice), { name: voiceDialogWords.nameMissing })
  const added = useAddedSamples(voice)
  const send = async (values: VoiceFormValues) => {
    if (!added.areReady()) return
    await added.send((files, options) => save({ voice, values, removesNoise: added.removesNoise }, files, options))
    showSuccess(voiceDialogWords.saved)
    onChanged()
  }
  return (
    <FormDialog
      form={form}
      title={voiceDialogWords.editTitle(voice.name)}
      width="xl"
      confirm={voiceDialogWords.save}
      refused={voiceDialogWords.refused}
      send={send}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label={voiceDialogWords.name}
        maxLength={voiceTextLimits.nameMax}
        autoComplete="off"
        error={form.formState.errors.name?.message}
      />
      <DescriptionField form={form} />
      <LabelFields form={form} />
      {voice.category === 'cloned' || voice.samples?.length ? <VoiceSamples voiceId={voice.voice_id} /> : null}
      {takesSamples(voice) ? <AddedSamples added={added} /> : null}
    </FormDialog>
  )
}

/** Tells whether a voice can be made of more: only what an instant clone was made of can grow. */
function takesSamples({ category, cloning_method: method }: Voice): boolean {
  return category === 'cloned' && method !== 'copied'
}

type Edit = { readonly voice: Voice; readonly values: VoiceFormValues; readonly removesNoise: boolean }

async function save({ voice, values, removesNoise }: Edit, files: readonly File[], options: UploadOptions) {
  const input = {
    voice_id: voice.voice_id,
    name: values.name,
    description: values.description,
    labels: labelsAfter(voice.labels, values),
    remove_background_noise: removesNoise,
  }
  await uploadFor(voicesEndpoints.edit, input, { files }, options)
}

type FormProps = { readonly form: UseFormReturn<VoiceFormValues> }

function DescriptionField({ form }: FormProps) {
  return (
    <TextArea
      {...form.register('description')}
      label={voiceDialogWords.description}
      count={lengthText(form.watch('description'), voiceTextLimits.descriptionMax)}
      error={form.formState.errors.description?.message}
    />
  )
}

function LabelFields({ form }: FormProps) {
  const select = (name: 'gender' | 'age' | 'use_case', label: string) => {
    const value = form.watch(name)
    const known: readonly string[] = voiceLabelValues[name]
    const values = value === '' || known.includes(value) ? known : [...known, value]
    const options = values.map((each) => ({ value: each, label: labelName(each) }))
    return (
      <Select
        label={label}
        value={value}
        onChange={(chosen) => form.setValue(name, chosen, { shouldDirty: true })}
        groups={[{ label, options: [{ value: '', label: voiceDialogWords.none }, ...options] }]}
      />
    )
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {select('gender', labWords.gender)}
      {select('age', labWords.age)}
      {select('use_case', labWords.purpose)}
      <TextField
        {...form.register('accent')}
        label={labWords.accent}
        help={voiceDialogWords.accentHelp}
        maxLength={voiceTextLimits.labelMax}
        autoComplete="off"
        error={form.formState.errors.accent?.message}
      />
    </div>
  )
}
