import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { endForGood } from './end-for-good.ts'

export const endForGoodJob = defineJob({
  name: 'billing.end-for-good',
  kind: 'prompt',
  payload: z.object({}),
  // A provider may be down for long, and money goes on being taken until it hears of this.
  attemptsMax: 25,
  run: (ctx) => endForGood(ctx),
})
