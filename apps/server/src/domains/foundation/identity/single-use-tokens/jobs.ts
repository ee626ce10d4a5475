import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeExpiredTokens } from './remove-expired-tokens.ts'

export const singleUseTokenJobs = [
  defineJob({
    name: 'identity.remove-expired-single-use-tokens',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '23 * * * *',
    run: (ctx) => removeExpiredTokens(ctx),
  }),
]
