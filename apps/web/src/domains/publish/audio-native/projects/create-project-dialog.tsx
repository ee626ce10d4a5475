import { audioNativeEndpoints, NewProject } from '@vireo/contracts/audio-native'
import { SegmentedControl, takesFocus, TextField } from '@vireo/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'

import { uploadFor } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { ContentField } from '../project/content-field.tsx'
import { projectAddress } from '../project-address.ts'
import { useRefreshAudioNative } from '../queries.ts'
import { audioNativeWords } from '../words.ts'

const ProjectForm = z.object({ name: NewProject.shape.name })

/** Asks what a new project is called and whether it reads the pages of a site or one text; then leads to it. */
export function CreateProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, send, kind, setKind, file, setFile } = useNewProject(onClose)
  const { errors } = form.formState
  const { kinds, kindHelp } = audioNativeWords
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={audioNativeWords.createTitle}
      lead={audioNativeWords.createLead}
      confirm={audioNativeWords.create}
      refused={audioNativeWords.refused}
      send={send}
    >
      <TextField
        {...form.register('name')}
        label={audioNativeWords.name}
        help={audioNativeWords.nameHelp}
        autoComplete="off"
        error={errors.name?.message}
        {...takesFocus}
      />
      <SegmentedControl
        label={audioNativeWords.kind}
        help={kindHelp[kind]}
        value={kind}
        onChange={(value) => setKind(value === 'text' ? 'text' : 'site')}
        options={[
          { value: 'site', label: kinds.site },
          { value: 'text', label: kinds.text },
        ]}
      />
      {kind === 'text' ? <ContentField file={file} onFile={setFile} /> : null}
    </FormDialog>
  )
}

function useNewProject(onClose: () => void) {
  const [kind, setKind] = useState<'site' | 'text'>('site')
  const [file, setFile] = useState<File>()
  const navigate = useNavigate()
  const refresh = useRefreshAudioNative()
  const form = useContractForm(ProjectForm, { name: '' }, { name: audioNativeWords.nameMissing })
  const send = async ({ name }: z.infer<typeof ProjectForm>) => {
    if (kind === 'text' && !file) {
      form.setError('root', { type: 'missing', message: audioNativeWords.fileMissing })
      return
    }
    const made = await uploadFor(
      audioNativeEndpoints.create,
      { name, auto_convert: kind === 'text' },
      kind === 'text' && file ? { file } : {},
      { signal: new AbortController().signal, onProgress: () => undefined },
    )
    await refresh()
    onClose()
    void navigate(projectAddress('settings', made.project_id))
  }
  return { form, send, kind, setKind, file, setFile }
}
