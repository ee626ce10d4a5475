import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { eraseJob } from './erase-job.ts'
import { exportJob } from './export-job.ts'
import { tendExports } from './tend-exports.ts'

export const privacyJobs = [
  exportJob,
  eraseJob,
  defineJob({
    name: 'privacy.tend-exports',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '* * * * *',
    run: (ctx) => tendExports(ctx),
  }),
]
