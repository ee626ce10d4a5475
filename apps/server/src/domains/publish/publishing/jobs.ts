import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { measureJob } from './checks/measure-job.ts'
import { removeMeasuresBefore } from './checks/measure-store.ts'
import { editionJob } from './editions/edition-job.ts'
import { failLostEditions } from './editions/fail-lost-editions.ts'
import { removeFilesJob } from './editions/remove-files-job.ts'
import { releaseDueJob } from './schedules/release-due-job.ts'
import { removeUnusedUploads } from './uploads/remove-unused-uploads.ts'

const keptMs = 7 * 24 * 60 * 60 * 1000

export const publishingJobs = [
  measureJob,
  editionJob,
  removeFilesJob,
  releaseDueJob,
  defineJob({
    name: 'publishing.fail-lost-editions',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '13 * * * *',
    run: (ctx) => failLostEditions(ctx),
  }),
  defineJob({
    name: 'publishing.remove-unused-uploads',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '7,22,37,52 * * * *',
    run: (ctx) => removeUnusedUploads(ctx),
  }),
  defineJob({
    name: 'publishing.forget-measures',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '37 3 * * *',
    run: (ctx) => removeMeasuresBefore(ctx, new Date(ctx.now().getTime() - keptMs)),
  }),
]
