import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { endForGoodJob } from './end-for-good-job.ts'
import { removeOldUpgrades } from './remove-old-upgrades.ts'

export const subscriptionJobs = [
  endForGoodJob,
  defineJob({
    name: 'billing.remove-old-upgrades',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '23 4 * * *',
    run: (ctx) => removeOldUpgrades(ctx),
  }),
]
