import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { recheckDomains } from './domains/recheck-domains.ts'
import { removeExpiredAttempts } from './sign-in/attempt-store.ts'
import { clearVouchesUnaskedSince } from './vouching/vouch-store.ts'

/** Longer than a session lives without being used. */
const unaskedMs = 31 * 24 * 60 * 60 * 1000

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
    run: async (ctx) => {
      await removeExpiredAttempts(ctx)
      await clearVouchesUnaskedSince(ctx, new Date(ctx.now().getTime() - unaskedMs))
    },
  }),
]
