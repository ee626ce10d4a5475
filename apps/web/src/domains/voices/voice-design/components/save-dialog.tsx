import { voiceDesignEndpoints, voiceDesignLimits } from '@vireo/contracts/voice-design'
import { Button, controlClasses, Dialog, Field, showSuccess, TextField, takesFocus } from '@vireo/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { call, messageOf } from '#kit/api/index.ts'
import { paths } from '#kit/routing/index.ts'
import { characterCount } from '#usage'
import { labelsFrom } from '../design-form.ts'
import { useRefreshDesign } from '../queries.ts'
import { designWords } from '../words.ts'

const { descriptionMin } = voiceDesignLimits

export type Keeping = {
  readonly previewId: string
  readonly description: string
  /** Those that were heard and not taken. */
  readonly heard: readonly string[]
}

/** Gives a preview a name and keeps it as a voice. */
export function SaveDialog({
  keeping,
  onClose,
}: {
  readonly keeping: Keeping | undefined
  readonly onClose: () => void
}) {
  return (
    <Dialog open={keeping !== undefined} onClose={onClose} title={designWords.saveTitle} width="lg">
      {keeping ? <SaveForm keeping={keeping} onClose={onClose} /> : null}
    </Dialog>
  )
}

function SaveForm({ keeping, onClose }: { readonly keeping: Keeping; readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const [about, setAbout] = useState(keeping.description)
  const [labels, setLabels] = useState('')
  const { save, isSaving, problem, nameProblem, aboutProblem } = useSaving(keeping, onClose)
  const submit = (event: FormEvent, thenSpeak: boolean) => {
    event.preventDefault()
    void save({ name, about, labels }, thenSpeak)
  }
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => submit(event, false)}>
      {problem === undefined ? null : (
        <div role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p className="font-medium">{designWords.notSaved}</p>
          <p>{problem}</p>
        </div>
      )}
      <TextField
        label={designWords.name}
        {...takesFocus}
        autoComplete="off"
        maxLength={100}
        value={name}
        error={nameProblem}
        onChange={(event) => setName(event.target.value)}
      />
      <Field label={designWords.about} error={aboutProblem}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={about}
            onChange={(event) => setAbout(event.target.value)}
            className={`${controlClasses} px-3 py-2`}
          />
        )}
      </Field>
      <TextField
        label={designWords.labels}
        help={designWords.labelsHelp}
        autoComplete="off"
        value={labels}
        onChange={(event) => setLabels(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={isSaving} onClick={(event) => submit(event, true)}>
          {designWords.speakWith}
        </Button>
        <Button type="submit" variant="primary" loading={isSaving}>
          {designWords.save}
        </Button>
      </div>
    </form>
  )
}

type Written = { readonly name: string; readonly about: string; readonly labels: string }

function useSaving(keeping: Keeping, onClose: () => void) {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [nameProblem, setNameProblem] = useState<string>()
  const [aboutProblem, setAboutProblem] = useState<string>()
  const navigate = useNavigate()
  const refresh = useRefreshDesign()
  const save = async ({ name, about, labels }: Written, thenSpeak: boolean) => {
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
      if (thenSpeak) void navigate(paths.textToSpeech, { state: { voiceId: voice.voice_id } })
    } catch (error) {
      setProblem(messageOf(error))
      setSaving(false)
    }
  }
  return { save, isSaving, problem, nameProblem, aboutProblem }
}
