import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { giveWaiting } from './give-waiting.ts'
import { removePast } from './remove-past.ts'

export const impactProgramJobs = [
  defineJob({
    name: 'impact-program.give-waiting',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '*/5 * * * *',
    run: (ctx) => giveWaiting(ctx),
  }),
  defineJob({
    name: 'impact-program.remove-past',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '41 3 * * *',
    run: (ctx) => removePast(ctx),
  }),
]
