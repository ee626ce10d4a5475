import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { forgetOldTakes } from './cache/forget-old-takes.ts'

export const speechJobs = [
  defineJob({
    name: 'speech.forget-old-takes',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '17 4 * * *',
    run: (ctx) => forgetOldTakes(ctx),
  }),
]
