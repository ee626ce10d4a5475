import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { deliverLetterJob } from './deliver-letter-job.ts'
import { removeLettersBefore } from './letter-store.ts'
import { sealLetters } from './seal-letters.ts'

const keptMs = 30 * 24 * 3_600_000

export const mailJobs = [
  deliverLetterJob,
  defineJob({
    name: 'mail.remove-old-letters',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '37 3 * * *',
    run: async (ctx) => ({ removed: await removeLettersBefore(ctx, new Date(ctx.now().getTime() - keptMs)) }),
  }),
  defineJob({
    name: 'mail.seal-letters',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '*/10 * * * *',
    run: async (ctx) => ({ sealed: await sealLetters(ctx) }),
  }),
]
