import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { purgeRecordings } from './purge-recordings.ts'

export const voiceVerificationJobs = [
  defineJob({
    name: 'voice-verification.purge-recordings',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '23 4 * * *',
    run: (ctx) => purgeRecordings(ctx),
  }),
]
