import { audioNativeEndpoints, ContentFromUrl } from '@vireo/contracts/audio-native'
import { Dialog, showSuccess, takesFocus, TextField } from '@vireo/ui'
import { useId } from 'react'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { ErrorSummary, showRefusal, useContractForm } from '#kit/forms/index.ts'
import { useRefreshAudioNative } from '../queries.ts'
import { pageWords } from './words.ts'

const PageForm = z.object({ url: ContentFromUrl.shape.url })

/** Asks for the address of a page that nobody opened yet, or onto which a script puts the player, and has it read. */
export function ReadPageDialog({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const formId = useId()
  const refresh = useRefreshAudioNative()
  const form = useContractForm(PageForm, { url: '' }, { url: pageWords.urlMissing })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ url }) => {
    try {
      await call(audioNativeEndpoints.updateFromUrl, { url, project_id: projectId })
      await refresh()
      showSuccess(pageWords.begun)
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={pageWords.readTitle}
      description={pageWords.readLead}
      confirm={{ label: pageWords.steps.read, form: formId, loading: isSubmitting }}
    >
      <form id={formId} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} title={pageWords.readRefused} />
        <TextField
          {...form.register('url')}
          label={pageWords.url}
          placeholder="https://blog.example.org/a-page"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={errors.url?.message}
          {...takesFocus}
        />
      </form>
    </Dialog>
  )
}
