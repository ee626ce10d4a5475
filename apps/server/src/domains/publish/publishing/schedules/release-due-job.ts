import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { releaseDue } from './release-due.ts'
import { listDue } from './schedule-store.ts'

/** More wait for the next minute. */
const atOnceMax = 200

/** Releases works whose time has come. */
export const releaseDueJob = defineJob({
  name: 'publishing.release-due',
  payload: z.object({}),
  attemptsMax: 3,
  cron: '* * * * *',
  run: async (ctx) => {
    for (const due of await listDue(ctx, atOnceMax)) await releaseDue(ctx, due)
  },
})
