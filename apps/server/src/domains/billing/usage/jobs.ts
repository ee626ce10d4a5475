import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { releaseOrphans } from './reservations/release-orphans.ts'

export const usageJobs = [
  defineJob({
    name: 'usage.release-orphans',
    kind: 'prompt',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '* * * * *',
    run: (ctx) => releaseOrphans(ctx),
  }),
]
