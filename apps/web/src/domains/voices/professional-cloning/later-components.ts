import { later } from '#kit/later.tsx'

/** Each step is fetched when somebody takes it: forms, recorder and player are not needed by the others. */
export const DetailsStep = later(async () => ({
  default: (await import('./components/details-step.tsx')).DetailsStep,
}))

export const SamplesStep = later(async () => ({
  default: (await import('./components/samples-step.tsx')).SamplesStep,
}))

export const SpeakersStep = later(async () => ({
  default: (await import('./components/speakers-step.tsx')).SpeakersStep,
}))

export const ProofStep = later(async () => ({
  default: (await import('./components/proof-step.tsx')).ProofStep,
}))

export const TrainingStep = later(async () => ({
  default: (await import('./components/training-step.tsx')).TrainingStep,
}))
