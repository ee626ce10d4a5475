import { professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { type FineTuning, type Voice } from '@vireo/contracts/voices'

export const steps = ['details', 'samples', 'speakers', 'proof', 'training'] as const
export type Step = (typeof steps)[number]

export type ProfessionalVoice = Voice & { readonly fine_tuning: FineTuning }

const { speechMsMin } = professionalCloningLimits
const underWay = new Set(['queued', 'fine_tuning', 'delayed'])

/** Names the model of whose training a voice tells most: one that is under way, else one that was tried. */
export function trainedModel({ fine_tuning: { state } }: ProfessionalVoice): string | undefined {
  const models = Object.keys(state)
  return models.find((model) => underWay.has(state[model] ?? '')) ?? models[0]
}

/** Tells whether the voice is being trained. */
export function isTraining({ fine_tuning: { state } }: ProfessionalVoice): boolean {
  return Object.values(state).some((each) => underWay.has(each))
}

/** Tells whether speakers are being told apart. */
export function isSeparating({ samples }: ProfessionalVoice): boolean {
  return (samples ?? []).some(({ speaker_separation: separation }) => separation?.status === 'pending')
}

/** Tells whether somebody still has to say who of several speakers the voice is. */
export function needsChoice({ samples }: ProfessionalVoice): boolean {
  return (samples ?? []).some(
    ({ speaker_separation: separation }) =>
      separation?.status === 'completed' &&
      Object.keys(separation.speakers ?? {}).length > 1 &&
      !separation.selected_speaker_ids,
  )
}

/** Tells whether there is speech enough to train. */
export function hasEnough({ fine_tuning: { dataset_duration_seconds: seconds } }: ProfessionalVoice): boolean {
  return (seconds ?? 0) * 1000 >= speechMsMin
}

/** Says which steps need nothing more. */
export function doneSteps(voice: ProfessionalVoice): Readonly<Record<Step, boolean>> {
  const hasSamples = (voice.samples ?? []).length > 0
  return {
    details: true,
    samples: hasEnough(voice),
    speakers: hasSamples && !isSeparating(voice) && !needsChoice(voice),
    proof: voice.voice_verification.is_verified,
    training: Object.values(voice.fine_tuning.state).includes('fine_tuned') && !isTraining(voice),
  }
}

/** Says where somebody who comes back goes on. */
export function firstOpenStep(voice: ProfessionalVoice): Step {
  if (isTraining(voice)) return 'training'
  const done = doneSteps(voice)
  return steps.find((step) => !done[step]) ?? 'training'
}
