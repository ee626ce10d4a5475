import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { chargeOverage } from './charge-overage.ts'

export const overageJobs = [
  defineJob({
    name: 'billing.charge-extra-credits',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '17 * * * *',
    run: (ctx) => chargeOverage(ctx),
  }),
]
