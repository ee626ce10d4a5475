import { type SessionIteration, voiceDesignLimits } from '@vireo/contracts/voice-design'
import { useState } from 'react'

import { characterCount } from '#usage'
import type { ShownPreview } from './components/preview-row.tsx'
import type { Keeping } from './components/save-dialog.tsx'
import { designWords } from './words.ts'

/** Keeping a preview, and knowing which others were heard. */
export function useKeeping(iteration: SessionIteration | undefined) {
  const [heard, setHeard] = useState<readonly string[]>([])
  const [keeping, setKeeping] = useState<Keeping>()
  return {
    keeping,
    hear: (id: string) => setHeard((before) => [...before.filter((one) => one !== id), id]),
    keep: (preview: ShownPreview) =>
      setKeeping({ previewId: preview.generated_voice_id, description: aboutOf(iteration), heard }),
    closeKeeping: () => setKeeping(undefined),
  }
}

/** What is said of a voice that is kept: its description, or that it is a variation where that is only a few words. */
function aboutOf(iteration: SessionIteration | undefined): string {
  const description = iteration?.voice_description ?? ''
  const isShort = characterCount(description) < voiceDesignLimits.descriptionMin
  return isShort ? designWords.variation(description) : description
}
