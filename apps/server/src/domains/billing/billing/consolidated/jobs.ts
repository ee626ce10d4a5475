import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeConsolidatedRequestsBefore } from './consolidated-charge-store.ts'
import { settleConsolidated } from './settle-consolidated.ts'

const keptMs = 90 * 24 * 3_600_000

export const consolidatedJobs = [
  defineJob({
    name: 'billing.settle-consolidated',
    kind: 'prompt',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '* * * * *',
    run: (ctx) => settleConsolidated(ctx, ctx.ports.billing),
  }),
  defineJob({
    name: 'billing.tidy-consolidated',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '47 4 * * *',
    run: async (ctx) => ({
      removed: await removeConsolidatedRequestsBefore(ctx, new Date(ctx.now().getTime() - keptMs)),
    }),
  }),
]
