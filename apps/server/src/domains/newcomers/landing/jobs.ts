import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { recordLanguages } from './languages/record-languages.ts'

export const landingJobs = [
  defineJob({
    name: 'landing.record-languages',
    kind: 'heavy',
    isForAll: true,
    payload: z.object({}),
    attemptsMax: 1,
    cron: '* * * * *',
    run: async (ctx) => ({ recorded: await recordLanguages(ctx) }),
  }),
]
