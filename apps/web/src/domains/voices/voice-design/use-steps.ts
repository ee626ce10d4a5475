import type { SessionIteration } from '@vireo/contracts/voice-design'
import { type Dispatch, type SetStateAction, useState } from 'react'

import type { ShownPreview } from './components/preview-card.tsx'
import { type DesignForm, emptyForm } from './design-form.ts'
import { designWords } from './words.ts'

/** The preview that is changed further, and the step after which that is done. */
type Changed = {
  readonly id: string
  readonly face: ShownPreview['face']
  readonly name: string
  readonly after: SessionIteration
}

/** Follows which step is looked at, and goes on from it. */
export function useSteps(iterations: readonly SessionIteration[], setForm: Dispatch<SetStateAction<DesignForm>>) {
  const [chosenId, setChosenId] = useState<string>()
  const [changed, setChanged] = useState<Changed>()
  const chosen = iterations.find((one) => one.remixing_session_iteration_id === chosenId)
  const iteration = chosen ?? iterations.at(-1)
  return {
    iteration,
    changed,
    choose: setChosenId,
    changeFurther: (preview: ShownPreview) => {
      if (!iteration) return
      const number = iteration.previews.indexOf(preview) + 1
      setChanged({
        id: preview.generated_voice_id,
        face: preview.face,
        name: designWords.preview(number),
        after: iteration,
      })
      setForm(({ text, findsText }) => ({ ...emptyForm, text, findsText }))
      globalThis.scrollTo({ top: 0 })
    },
    startOver: () => {
      setChanged(undefined)
      setForm(emptyForm)
    },
    goBack: (to: SessionIteration) => {
      setChosenId(to.remixing_session_iteration_id)
      setChanged(changedBy(to, iterations))
      setForm({
        ...emptyForm,
        description: to.voice_description,
        text: to.text,
        findsText: false,
        sliders: to.read.wishes,
      })
    },
  }
}

/** Finds the preview that a step changed; undefined where it changed a voice or none. */
function changedBy(step: SessionIteration, iterations: readonly SessionIteration[]): Changed | undefined {
  const { changed_voice_id: id } = step
  const origin = iterations.find(({ previews }) => previews.some((one) => one.generated_voice_id === id))
  const preview = origin?.previews.find((one) => one.generated_voice_id === id)
  if (!origin || !preview || id === null) return undefined
  const number = origin.previews.indexOf(preview) + 1
  return { id, face: preview.face, name: designWords.preview(number), after: step }
}
