import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { enforceRetention } from './retention/enforce-retention.ts'
import { purgeDeleted } from './deletion/purge-deleted.ts'
import { addUpStorageUse } from './storage-use/storage-use.ts'
import { sweepOrphans } from './deletion/sweep-orphans.ts'

const nothing = z.object({})

export const historyJobs = [
  defineJob({
    name: 'history.purge-deleted',
    payload: nothing,
    attemptsMax: 3,
    cron: '* * * * *',
    run: (ctx) => purgeDeleted(ctx),
  }),
  defineJob({
    name: 'history.add-up-storage',
    payload: nothing,
    attemptsMax: 1,
    cron: '*/2 * * * *',
    run: (ctx) => addUpStorageUse(ctx),
  }),
  defineJob({
    name: 'history.enforce-retention',
    payload: nothing,
    attemptsMax: 3,
    cron: '41 * * * *',
    run: (ctx) => enforceRetention(ctx),
  }),
  defineJob({
    name: 'history.sweep-orphans',
    payload: nothing,
    attemptsMax: 3,
    cron: '29 3 * * *',
    run: (ctx) => sweepOrphans(ctx),
  }),
]
