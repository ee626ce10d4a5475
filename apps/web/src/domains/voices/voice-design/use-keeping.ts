import { type SessionIteration, voiceDesignLimits } from '@vireo/contracts/voice-design'
import { useState } from 'react'

import { characterCount } from '#usage'
import type { ShownPreview } from './components/preview-card.tsx'
import type { Keeping } from './components/save-dialog.tsx'
import { designWords } from './words.ts'

/** Follows which preview is chosen and which were heard, and keeps one of them. */
export function useKeeping(iteration: SessionIteration | undefined) {
  const [heard, setHeard] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<string>()
  const [keeping, setKeeping] = useState<Keeping>()
  const isShown = iteration?.previews.some(({ generated_voice_id: id }) => id === chosen)
  return {
    keeping,
    chosenId: isShown ? chosen : undefined,
    choosePreview: (id: string) => {
      setChosen(id)
      setHeard((before) => [...before.filter((one) => one !== id), id])
    },
    letGoOfPreview: () => setChosen(undefined),
    keep: (preview: ShownPreview) => {
      setChosen(preview.generated_voice_id)
      setKeeping({
        previewId: preview.generated_voice_id,
        face: preview.face,
        description: aboutOf(iteration),
        heard,
      })
    },
    closeKeeping: () => setKeeping(undefined),
  }
}

/** Says of a voice that is kept what it was described as, or that it is a variation where that is only a few words. */
function aboutOf(iteration: SessionIteration | undefined): string {
  const description = iteration?.voice_description ?? ''
  const isShort = characterCount(description) < voiceDesignLimits.descriptionMin
  return isShort ? designWords.variation(description) : description
}
