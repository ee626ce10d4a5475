import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeFilesJob } from './files/remove-files-job.ts'
import { sweepFiles } from './files/sweep-files.ts'
import { sketchVoicesJob } from './sketches/sketch-voices-job.ts'

export const voiceJobs = [
  sketchVoicesJob,
  removeFilesJob,
  defineJob({
    name: 'voices.sweep-files',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '51 3 * * *',
    run: (ctx) => sweepFiles(ctx),
  }),
]
