import { clockText } from '@vireo/ui'
import { professionalCloningLimits } from '@vireo/contracts/professional-cloning'

import { isSeparating, needsChoice, type ProfessionalVoice, type Step } from './steps.ts'
import { professionalWords } from './words.ts'

const { speechMsMin } = professionalCloningLimits

/** Says in a few words what a step still needs, or that it has it. */
export function footNoteOf(voice: ProfessionalVoice, step: Step): string | undefined {
  const usedMs = (voice.fine_tuning.dataset_duration_seconds ?? 0) * 1000
  if (step === 'samples')
    return usedMs < speechMsMin
      ? professionalWords.tooLittle(speechMsMin / 1000)
      : professionalWords.used(clockText(usedMs))
  if (step === 'speakers') {
    if (isSeparating(voice)) return professionalWords.separation.pending
    return needsChoice(voice) ? professionalWords.separation.completed : undefined
  }
  return undefined
}
