import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { endForGoodJob } from './ending/end-for-good-job.ts'
import { removeOldUpgrades } from './upgrades/remove-old-upgrades.ts'

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
