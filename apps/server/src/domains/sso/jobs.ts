import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { recheckDomains } from './domains/recheck-domains.ts'
import { removeExpiredAttempts } from './sign-in/attempt-store.ts'

export const ssoJobs = [
  defineJob({
    name: 'sso.recheck-domains',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '41 4 * * *',
    run: async (ctx) => void (await recheckDomains(ctx)),
  }),
  defineJob({
    name: 'sso.remove-expired-attempts',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '7 * * * *',
    run: (ctx) => removeExpiredAttempts(ctx),
  }),
]
