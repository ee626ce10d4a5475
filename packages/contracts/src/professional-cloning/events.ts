import { z } from 'zod'

const training = {
  workspaceId: z.string(),
  voiceId: z.string(),
  modelId: z.string(),
  /** Who asked for it. */
  userId: z.string(),
}

/** How the training of a voice ended. */
export const professionalCloningEvents = {
  'professional-cloning.trained': z.object(training),
  'professional-cloning.training-failed': z.object(training),
} as const
