import { audioNativeEndpoints, ContentFromUrl } from '@vireo/contracts/audio-native'
import { showSuccess, takesFocus, TextField } from '@vireo/ui'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { useRefreshAudioNative } from '../queries.ts'
import { pageWords } from './words.ts'

const PageForm = z.object({ url: ContentFromUrl.shape.url })

/** Asks for the address of a page that nobody opened yet, or onto which a script puts the player, and has it read. */
export function ReadPageDialog({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const refresh = useRefreshAudioNative()
  const form = useContractForm(PageForm, { url: '' }, { url: pageWords.urlMissing })
  const { errors } = form.formState
  const send = async ({ url }: z.infer<typeof PageForm>) => {
    await call(audioNativeEndpoints.updateFromUrl, { url, project_id: projectId })
    await refresh()
    showSuccess(pageWords.begun)
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={pageWords.readTitle}
      lead={pageWords.readLead}
      confirm={pageWords.steps.read}
      refused={pageWords.readRefused}
      send={send}
    >
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
    </FormDialog>
  )
}
