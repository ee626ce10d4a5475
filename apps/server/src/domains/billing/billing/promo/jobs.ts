import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeHoldsEndedBefore } from './promo-redemption-store.ts'

/** Longer than a payment may be reported after its checkout expired. */
const keptMs = 30 * 24 * 3_600_000

export const promoJobs = [
  defineJob({
    name: 'billing.remove-old-promo-holds',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '17 4 * * *',
    run: async (ctx) => ({ removed: await removeHoldsEndedBefore(ctx, new Date(ctx.now().getTime() - keptMs)) }),
  }),
]
