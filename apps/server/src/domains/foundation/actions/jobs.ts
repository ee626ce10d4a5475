import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeCodesExpiredBefore } from './action-code-store.ts'

export const actionJobs = [
  defineJob({
    name: 'actions.remove-expired-codes',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '7 4 * * *',
    run: async (ctx) => ({ removed: await removeCodesExpiredBefore(ctx, ctx.now()) }),
  }),
]
