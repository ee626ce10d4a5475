import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeLinksEndedBefore } from './sandbox-payout-store.ts'

export const payoutJobs = [
  defineJob({
    name: 'billing.remove-old-payout-links',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '41 4 * * *',
    run: async (ctx) => ({ removed: await removeLinksEndedBefore(ctx, ctx.now()) }),
  }),
]
