import { audioNativeEndpoints, PageChange, type SpokenPage } from '@vireo/contracts/audio-native'
import { showSuccess, takesFocus, TextField } from '@vireo/ui'
import { useState } from 'react'
import { z } from 'zod'

import { call } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { isColour } from '../player/looks.ts'
import { useProjects, useRefreshAudioNative } from '../queries.ts'
import { OwnLooks, OwnSpeech } from './own-ways-fields.tsx'
import { changesIn, type OwnWays, ownWaysOf } from './own-ways.ts'
import { nameOf } from './page-state.ts'
import { pageWords } from './words.ts'

const { title, author } = PageChange.shape
const PageForm = z.object({ title: title.unwrap().unwrap(), author: author.unwrap().unwrap() })

/** Changes what a player says about a page, how it looks there, and how the page is spoken; what is left empty is as its project has it. */
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
  const project = useProjects().data?.projects.find(({ project_id: id }) => id === projectId)
  const [ways, setWays] = useState(() => ownWaysOf(page))
  const change = (some: Partial<OwnWays>) => setWays({ ...ways, ...some })
  const form = useContractForm(PageForm, { title: page.title ?? '', author: page.author ?? '' })
  const { errors } = form.formState
  const send = async (values: z.infer<typeof PageForm>) => {
    // Its field says so already.
    if (!isColour(ways.text_color ?? '') || !isColour(ways.background_color ?? '')) return
    await call(audioNativeEndpoints.updatePage, {
      project_id: projectId,
      page_id: page.page_id,
      // What is found on the page is not held fast because somebody looked at it.
      ...(values.title !== (page.title ?? '') && { title: values.title || null }),
      ...(values.author !== (page.author ?? '') && { author: values.author || null }),
      ...changesIn(ownWaysOf(page), ways),
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
      <OwnSpeech ways={ways} onChange={change} />
      <OwnLooks ways={ways} project={project} onChange={change} />
    </FormDialog>
  )
}
