import { lazy } from 'react'

/** Each step is fetched when somebody takes it: forms, recorder and player are not needed by the others. */
export const DetailsStep = lazy(async () => ({
  default: (await import('./components/details-step.tsx')).DetailsStep,
}))

export const SamplesStep = lazy(async () => ({
  default: (await import('./components/samples-step.tsx')).SamplesStep,
}))

export const SpeakersStep = lazy(async () => ({
  default: (await import('./components/speakers-step.tsx')).SpeakersStep,
}))

export const ProofStep = lazy(async () => ({
  default: (await import('./components/proof-step.tsx')).ProofStep,
}))

export const TrainingStep = lazy(async () => ({
  default: (await import('./components/training-step.tsx')).TrainingStep,
}))
