import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeWebhooksBefore } from './incoming-webhook-store.ts'
import { processWebhookJob } from './process-webhook-job.ts'

/** Far longer than any provider repeats a webhook, or a signature counts as new. */
const keptMs = 180 * 24 * 3_600_000

export const incomingWebhookJobs = [
  processWebhookJob,
  defineJob({
    name: 'billing.remove-old-webhooks',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '23 4 * * *',
    run: async (ctx) => ({ removed: await removeWebhooksBefore(ctx, new Date(ctx.now().getTime() - keptMs)) }),
  }),
]
