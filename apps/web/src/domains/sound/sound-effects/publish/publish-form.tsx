import type { HistoryItem } from '@vireo/contracts/history'
import {
  type SharedSound,
  soundCategories,
  SoundCategory,
  soundEffectsEndpoints,
  soundLibraryLimits,
  SoundLicence,
  soundLicences,
} from '@vireo/contracts/sound-effects'
import { Button, Select, showSuccess, Switch, TextField } from '@vireo/ui'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { exploreWords } from '../explore/words.ts'
import { publishWords } from './words.ts'

const { nameMax, tagsMax, tagMax, authorMax } = soundLibraryLimits

const Values = z
  .object({
    name: z.string().trim().min(1).max(nameMax),
    category: SoundCategory,
    tags: z.string().max(tagsMax * (tagMax + 2)),
    licence: SoundLicence,
    author: z.string().trim().max(authorMax),
    agreed: z.boolean(),
  })
  .superRefine(({ licence, author, agreed }, ctx) => {
    if (licence === 'cc-by' && author === '')
      ctx.addIssue({ code: 'custom', path: ['author'], message: publishWords.authorNeeded })
    if (!agreed) ctx.addIssue({ code: 'custom', path: ['agreed'], message: publishWords.rightsNeeded })
  })
type Values = z.infer<typeof Values>

type Props = {
  readonly item: HistoryItem
  readonly published: SharedSound | null
  readonly onDone: () => Promise<void>
}

/** Asks what the library says of a sound: before it is published, and afterwards. */
export function PublishForm({ item, published, onDone }: Props) {
  const form = useContractForm<Values>(Values, valuesOf(item, published), { name: publishWords.nameMissing })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(soundEffectsEndpoints.publish, { history_item_id: item.history_item_id, ...bodyOf(values) })
      showSuccess(published ? publishWords.saved : publishWords.published)
      await onDone()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={publishWords.refused} />
      <SaidFields form={form} />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {published ? publishWords.save : publishWords.publish}
        </Button>
      </div>
    </form>
  )
}

function SaidFields({ form }: { readonly form: UseFormReturn<Values> }) {
  const { errors } = form.formState
  const { category, licence } = form.watch()
  return (
    <>
      <TextField
        label={publishWords.name}
        maxLength={nameMax}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Select
        label={publishWords.category}
        value={category}
        onChange={(value) => form.setValue('category', SoundCategory.catch('misc').parse(value))}
        groups={[
          {
            label: publishWords.category,
            options: soundCategories.map((value) => ({ value, label: exploreWords.categories[value] })),
          },
        ]}
      />
      <TextField
        label={publishWords.tags}
        help={publishWords.tagsHelp}
        error={errors.tags?.message}
        {...form.register('tags')}
      />
      <Select
        label={publishWords.licence}
        value={licence}
        onChange={(value) => form.setValue('licence', SoundLicence.catch('cc0').parse(value))}
        groups={[
          {
            label: publishWords.licence,
            options: soundLicences.map((value) => ({ value, label: publishWords.licences[value] })),
          },
        ]}
      />
      <TextField
        label={publishWords.author}
        help={publishWords.authorHelp}
        maxLength={authorMax}
        error={errors.author?.message}
        {...form.register('author')}
      />
      <Agreement form={form} />
    </>
  )
}

function Agreement({ form }: { readonly form: UseFormReturn<Values> }) {
  const { errors, isSubmitted } = form.formState
  return (
    <div className="flex flex-col gap-1">
      <Switch
        label={publishWords.rights}
        checked={form.watch('agreed')}
        onChange={(on) => form.setValue('agreed', on, { shouldValidate: isSubmitted })}
      />
      {errors.agreed ? <p className="text-sm text-danger">{errors.agreed.message}</p> : null}
    </div>
  )
}

function valuesOf({ text }: HistoryItem, published: SharedSound | null): Values {
  return {
    name: published?.text ?? (text ?? '').slice(0, nameMax),
    category: published?.category ?? 'misc',
    tags: published?.tags.join(', ') ?? '',
    licence: published?.licence ?? 'cc0',
    author: published?.author ?? '',
    agreed: published !== null,
  }
}

function bodyOf({ name, category, tags, licence, author }: Values) {
  const written = tags
    .split(',')
    .map((tag) => tag.trim().slice(0, tagMax))
    .filter((tag) => tag !== '')
  return {
    name,
    category,
    tags: written.slice(0, tagsMax),
    licence,
    author: author === '' ? null : author,
    rights_confirmed: true as const,
  }
}
