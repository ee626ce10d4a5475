import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { makeSpeech } from './make-speech.ts'

export const speechJob = defineJob({
  name: 'audio-native.make-speech',
  kind: 'heavy',
  payload: z.object({
    versionId: z.string(),
    /** Whose limits count; the project's own where nobody asked by name. */
    asker: z
      .object({ userId: z.string(), apiKeyId: z.string().optional(), characterLimit: z.number().optional() })
      .optional(),
  }),
  attemptsMax: 5,
  run: (ctx, payload, { signal }) => makeSpeech({ ...ctx, signal: AbortSignal.any([ctx.signal, signal]) }, payload),
})
