import { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { SegmentedControl, showSuccess } from '@vireo/ui'
import { useState } from 'react'
import { z } from 'zod'

import { uploadFor } from '#kit/api/index.ts'
import { FormDialog, useContractForm } from '#kit/forms/index.ts'
import { ContentField } from '../project/content-field.tsx'
import { useRefreshAudioNative } from '../queries.ts'
import { pageWords } from './words.ts'

/** Takes another text for a player that was given its own: heard at once, or kept as a draft. */
export function ReplaceContentDialog({
  projectId,
  onClose,
}: {
  readonly projectId: string
  readonly onClose: () => void
}) {
  const refresh = useRefreshAudioNative()
  const [file, setFile] = useState<File>()
  const [isDraft, setDraft] = useState(false)
  const form = useContractForm(z.object({}), {})
  const send = async () => {
    if (!file) {
      form.setError('root', { type: 'missing', message: pageWords.fileMissing })
      return
    }
    await uploadFor(
      audioNativeEndpoints.updateContent,
      { project_id: projectId, auto_convert: !isDraft, auto_publish: !isDraft },
      { file },
      { signal: new AbortController().signal, onProgress: () => undefined },
    )
    await refresh()
    showSuccess(isDraft ? pageWords.keptAsDraft : pageWords.begun)
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={pageWords.replaceTitle}
      lead={pageWords.replaceLead}
      confirm={isDraft ? pageWords.keepDraft : pageWords.steps.read}
      refused={pageWords.refused}
      send={send}
    >
      <ContentField file={file} onFile={setFile} />
      <SegmentedControl
        label={pageWords.afterwards}
        value={isDraft ? 'draft' : 'publish'}
        onChange={(value) => setDraft(value === 'draft')}
        options={[
          { value: 'publish', label: pageWords.publishNow },
          { value: 'draft', label: pageWords.keepDraft },
        ]}
      />
    </FormDialog>
  )
}
