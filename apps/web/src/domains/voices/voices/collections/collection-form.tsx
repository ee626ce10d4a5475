import { type VoiceCollection, voicesEndpoints } from '@vireo/contracts/voices'
import { Button, takesFocus, TextField } from '@vireo/ui'

import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { IconChoice } from './icon-choice.tsx'
import { collectionWords } from './words.ts'

export type CollectionValues = { readonly title: string; readonly icon: string }

/** Asks for title and icon of a collection, new or known. `save` throws what the server says against it. */
export function CollectionForm({
  collection,
  action,
  autoFocus = false,
  save,
}: {
  readonly collection?: VoiceCollection
  /** What the button does. */
  readonly action: string
  /** Takes the focus where it comes up in a panel that is open already. */
  readonly autoFocus?: boolean
  readonly save: (values: CollectionValues) => Promise<void>
}) {
  const { title = '', icon = 'folder' } = collection ?? {}
  const form = useContractForm<CollectionValues>(
    voicesEndpoints.createCollection.body,
    { title, icon },
    { title: collectionWords.titleMissing },
  )
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} title={collection ? collectionWords.editRefused : collectionWords.addRefused} />
      <TextField
        {...form.register('title')}
        label={collectionWords.title}
        error={errors.title?.message}
        maxLength={100}
        autoComplete="off"
        {...takesFocus}
        autoFocus={autoFocus}
      />
      <IconChoice {...form.register('icon')} />
      <Button type="submit" variant="primary" loading={isSubmitting} className="self-end">
        {action}
      </Button>
    </form>
  )
}
