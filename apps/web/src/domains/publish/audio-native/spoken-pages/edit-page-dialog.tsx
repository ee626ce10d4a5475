import { audioNativeEndpoints, PageChange, type SpokenPage } from '@vireo/contracts/audio-native'
import { Button, showSuccess, takesFocus, TextField } from '@vireo/ui'
import { useState } from 'react'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { useVoices } from '#voices'
import { VoicePicker } from '#voices/components/index.ts'
import { useRefreshAudioNative } from '../queries.ts'
import { nameOf } from './page-state.ts'
import { pageWords } from './words.ts'

const { title, author } = PageChange.shape
const PageForm = z.object({ title: title.unwrap().unwrap(), author: author.unwrap().unwrap() })

/** Changes what a player says about a page, and who reads it; what is left empty is as its project has it. */
export function EditPageDialog({
  page,
  projectId,
  onClose,
}: {
  readonly page: SpokenPage
  readonly projectId: string
  readonly onClose: () => void
}) {
  const refresh = useRefreshAudioNative()
  const [voiceId, setVoiceId] = useState(page.voice_id)
  const form = useContractForm(PageForm, { title: page.title ?? '', author: page.author ?? '' })
  const { errors } = form.formState
  const send = async (values: z.infer<typeof PageForm>) => {
    await call(audioNativeEndpoints.updatePage, {
      project_id: projectId,
      page_id: page.page_id,
      // What is found on the page is not held fast because somebody looked at it.
      ...(values.title !== (page.title ?? '') && { title: values.title || null }),
      ...(values.author !== (page.author ?? '') && { author: values.author || null }),
      ...(voiceId !== page.voice_id && { voice_id: voiceId }),
    })
    await refresh()
    showSuccess(pageWords.saved)
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={pageWords.editTitle(nameOf(page))}
      lead={pageWords.editLead}
      confirm={pageWords.save}
      refused={pageWords.refused}
      send={send}
    >
      <TextField
        {...form.register('title')}
        label={pageWords.title}
        autoComplete="off"
        error={errors.title?.message}
        {...takesFocus}
      />
      <TextField
        {...form.register('author')}
        label={pageWords.author}
        autoComplete="off"
        error={errors.author?.message}
      />
      <PageVoice voiceId={voiceId} onChange={setVoiceId} />
    </FormDialog>
  )
}

function PageVoice({
  voiceId,
  onChange,
}: {
  readonly voiceId: string | null
  readonly onChange: (voiceId: string | null) => void
}) {
  const voice = useVoices().data?.find(({ voice_id: id }) => id === voiceId)
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-medium">{pageWords.voice}</p>
      <VoicePicker
        value={voice}
        {...(voiceId === null && { placeholder: pageWords.asProject })}
        onChange={({ voice_id: id }) => onChange(id)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted">{voiceId === null ? pageWords.voiceOfProject : pageWords.voiceOwn}</p>
        {voiceId === null ? null : (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {pageWords.asProject}
          </Button>
        )}
      </div>
    </div>
  )
}
