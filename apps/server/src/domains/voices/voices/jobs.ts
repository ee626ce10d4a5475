import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { recordInstalled } from './previews/record-installed.ts'
import { removeFilesJob } from './files/remove-files-job.ts'
import { sweepFiles } from './files/sweep-files.ts'
import { sketchVoicesJob } from './sketches/sketch-voices-job.ts'

export const voiceJobs = [
  sketchVoicesJob,
  defineJob({
    name: 'voices.record-installed',
    kind: 'heavy',
    isForAll: true,
    payload: z.object({}),
    attemptsMax: 1,
    cron: '* * * * *',
    run: async (ctx) => ({ recorded: await recordInstalled(ctx) }),
  }),
  removeFilesJob,
  defineJob({
    name: 'voices.sweep-files',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '51 3 * * *',
    run: (ctx) => sweepFiles(ctx),
  }),
]
