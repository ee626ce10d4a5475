import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeAdvertisingVisitsBefore } from './advertising/advertising-store.ts'
import { removeEventsBefore } from './events/event-store.ts'
import { exportEvents } from './export/export-events.ts'

/** As long as the report looks back, and a little more. */
const keptMs = 400 * 24 * 60 * 60 * 1000

export const visitsJobs = [
  defineJob({
    name: 'visits.export',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '*/5 * * * *',
    run: async (ctx, _nothing, { signal }) => void (await exportEvents(ctx, signal)),
  }),
  defineJob({
    name: 'visits.forget',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '29 3 * * *',
    run: async (ctx) => {
      const instant = new Date(ctx.now().getTime() - keptMs)
      await removeEventsBefore(ctx, instant)
      await removeAdvertisingVisitsBefore(ctx, instant)
    },
  }),
]
