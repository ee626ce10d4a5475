import { voiceDesignEndpoints, voiceDesignLimits } from '@vireo/contracts/voice-design'
import type { VoiceFace as VoiceFaceFacts } from '@vireo/contracts/voices'
import { Dialog, showSuccess, TextArea, TextField, takesFocus, VoiceFace } from '@vireo/ui'
import { useId, useState } from 'react'

import { ApiError, call, messageOf } from '#kit/api/index.ts'
import { drawnOf } from '#kit/faces/index.ts'
import { lengthText } from '#kit/forms/index.ts'
import { characterCount } from '#usage'
import { labelsFrom } from '../design-form.ts'
import { useRefreshDesign } from '../queries.ts'
import { designWords } from '../words.ts'

const { descriptionMin } = voiceDesignLimits

export type Keeping = {
  readonly previewId: string
  readonly face: VoiceFaceFacts
  readonly description: string
  /** Those that were heard and not taken. */
  readonly heard: readonly string[]
}

type Props = { readonly keeping: Keeping | undefined; readonly onClose: () => void }

/** Gives a preview a name and keeps it as a voice, in one step. */
export function SaveDialog({ keeping, onClose }: Props) {
  return keeping ? <OpenDialog key={keeping.previewId} keeping={keeping} onClose={onClose} /> : null
}

function OpenDialog({ keeping, onClose }: { readonly keeping: Keeping; readonly onClose: () => void }) {
  const form = useId()
  const [written, setWritten] = useState({ name: '', about: keeping.description, labels: '' })
  const { save, isSaving, problem, nameProblem, aboutProblem } = useSaving(keeping, onClose)
  const change = (part: Partial<typeof written>) => setWritten((before) => ({ ...before, ...part }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={designWords.saveTitle}
      width="lg"
      confirm={{ label: designWords.save, form, loading: isSaving }}
      problem={problem}
    >
      <form
        id={form}
        noValidate
        className="mt-2 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(written)
        }}
      >
        <div className="flex items-start gap-4">
          <VoiceFace {...drawnOf(keeping.face)} size={64} />
          <div className="min-w-0 flex-1">
            <TextField
              label={designWords.name}
              {...takesFocus}
              autoComplete="off"
              maxLength={100}
              value={written.name}
              error={nameProblem}
              onChange={(event) => change({ name: event.target.value })}
            />
          </div>
        </div>
        <TextArea
          label={designWords.about}
          error={aboutProblem}
          maxLength={1000}
          count={lengthText(written.about, 1000)}
          value={written.about}
          onChange={(event) => change({ about: event.target.value })}
        />
        <TextField
          label={designWords.labels}
          help={designWords.labelsHelp}
          autoComplete="off"
          value={written.labels}
          onChange={(event) => change({ labels: event.target.value })}
        />
      </form>
    </Dialog>
  )
}

type Written = { readonly name: string; readonly about: string; readonly labels: string }
type Problem = { readonly message: string; readonly requestId: string | undefined }

function useSaving(keeping: Keeping, onClose: () => void) {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [nameProblem, setNameProblem] = useState<string>()
  const [aboutProblem, setAboutProblem] = useState<string>()
  const refresh = useRefreshDesign()
  const save = async ({ name, about, labels }: Written) => {
    const isNamed = name.trim() !== ''
    setNameProblem(isNamed ? undefined : designWords.nameMissing)
    const isDescribed = characterCount(about.trim()) >= descriptionMin
    setAboutProblem(isDescribed ? undefined : designWords.descriptionShort(descriptionMin))
    if (!isNamed || !isDescribed || isSaving) return
    setSaving(true)
    setProblem(undefined)
    try {
      const voice = await call(voiceDesignEndpoints.create, {
        voice_name: name.trim(),
        voice_description: about.trim(),
        generated_voice_id: keeping.previewId,
        labels: labelsFrom(labels),
        played_not_selected_voice_ids: keeping.heard.filter((id) => id !== keeping.previewId).slice(0, 20),
      })
      await refresh()
      onClose()
      showSuccess(designWords.saved(voice.name))
    } catch (error) {
      setProblem({ message: messageOf(error), requestId: error instanceof ApiError ? error.requestId : undefined })
      setSaving(false)
    }
  }
  return { save, isSaving, problem, nameProblem, aboutProblem }
}
