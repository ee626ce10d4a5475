import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'
import { professionalCloningEvents } from './events.ts'

const training = { voice_id: z.string(), model_id: z.string(), user_id: z.string() }

const trainedVoice = (event: z.output<(typeof professionalCloningEvents)['professional-cloning.trained']>) => ({
  voice_id: event.voiceId,
  model_id: event.modelId,
  user_id: event.userId,
})

/** What webhooks are told of this slice, by the `type` in the body. */
export const professionalCloningPublicEvents = {
  voice_trained: definePublicEvent(professionalCloningEvents, 'professional-cloning.trained', {
    summary: 'A professional voice finished its training and speaks.',
    version: 1,
    data: z.object(training),
    tell: trainedVoice,
  }),
  voice_training_failed: definePublicEvent(professionalCloningEvents, 'professional-cloning.training-failed', {
    summary: 'The training of a professional voice failed.',
    version: 1,
    data: z.object(training),
    tell: trainedVoice,
  }),
} as const
