import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { eraseJob } from './erase-job.ts'
import { exportJob } from './exports/export-job.ts'
import { removeEndedClaims } from './remove-ended-claims.ts'
import { tendExports } from './exports/tend-exports.ts'

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
  defineJob({
    name: 'privacy.remove-ended-claims',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '37 * * * *',
    run: (ctx) => removeEndedClaims(ctx),
  }),
]
