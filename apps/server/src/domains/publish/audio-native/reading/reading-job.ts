import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { readPage } from './read-page.ts'

export const readingJob = defineJob({
  name: 'audio-native.read-page',
  payload: z.object({
    pageId: z.string(),
    converts: z.boolean(),
    asker: z
      .object({ userId: z.string(), apiKeyId: z.string().optional(), characterLimit: z.number().optional() })
      .optional(),
  }),
  attemptsMax: 3,
  run: (ctx, payload, { signal, isLastAttempt = false }) =>
    readPage({ ...ctx, signal: AbortSignal.any([ctx.signal, signal]) }, { ...payload, isLastAttempt }),
})
