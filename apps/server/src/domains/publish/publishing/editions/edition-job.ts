import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { makeEdition } from './make-edition.ts'

export const editionJob = defineJob({
  name: 'publishing.make-edition',
  kind: 'heavy',
  payload: z.object({ editionId: z.string() }),
  attemptsMax: 4,
  run: (ctx, payload, { signal, isLastAttempt = false }) =>
    makeEdition({ ...ctx, signal: AbortSignal.any([ctx.signal, signal]) }, { ...payload, isLastAttempt }),
})
