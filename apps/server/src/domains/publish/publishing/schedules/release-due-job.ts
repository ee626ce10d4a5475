import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { releaseDue } from './release-due.ts'
import { listDue } from './schedule-store.ts'

/** More wait for the next minute. */
const atOnceMax = 200

/** Releases works whose time has come, in the order in which they were due. */
export const releaseDueJob = defineJob({
  name: 'publishing.release-due',
  payload: z.object({}),
  attemptsMax: 3,
  cron: '* * * * *',
  run: async (ctx) => {
    for (const due of await listDue(ctx, atOnceMax))
      await releaseDue(ctx, due).catch((error: unknown) => {
        if (ctx.signal.aborted) throw error
        // One that cannot even be looked at keeps no other from being released; it is tried again in a minute.
        ctx.log.error({ err: error, workId: due.id }, 'a work that is due could not be tried')
      })
  },
})
