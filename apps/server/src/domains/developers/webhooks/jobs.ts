import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { deliverJob } from './deliveries/deliver-job.ts'
import { removeDeliveriesBefore } from './deliveries/delivery-store.ts'

const keptMs = 30 * 24 * 3_600_000

export const webhookJobs = [
  deliverJob,
  defineJob({
    name: 'webhooks.remove-old-deliveries',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '23 4 * * *',
    run: async (ctx) => ({ removed: await removeDeliveriesBefore(ctx, new Date(ctx.now().getTime() - keptMs)) }),
  }),
]
