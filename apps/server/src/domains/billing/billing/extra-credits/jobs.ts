import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { chargeExtraCredits } from './charge-extra-credits.ts'

export const extraCreditsJobs = [
  defineJob({
    name: 'billing.charge-overage',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '17 * * * *',
    run: (ctx) => chargeExtraCredits(ctx),
  }),
]
