import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { carryOutDue } from './carry-out-due.ts'
import { deliverEventJob } from './webhooks/deliver-event-job.ts'
import { removeEventsDeliveredBefore } from './webhooks/event-store.ts'
import { removeRequestsBefore } from './request-store.ts'
import { removeSessionsExpiredBefore } from './session-store.ts'

const dayMs = 24 * 3_600_000

export const sandboxJobs = [
  deliverEventJob,
  defineJob({
    name: 'billing.carry-out-due-in-sandbox',
    kind: 'prompt',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '* * * * *',
    run: (ctx) => carryOutDue(ctx),
  }),
  defineJob({
    name: 'billing.tidy-sandbox',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '41 4 * * *',
    run: async (ctx) => {
      const ago = (days: number) => new Date(ctx.now().getTime() - days * dayMs)
      await removeSessionsExpiredBefore(ctx, ago(7))
      await removeEventsDeliveredBefore(ctx, ago(90))
      return { removed: await removeRequestsBefore(ctx, ago(90)) }
    },
  }),
]
