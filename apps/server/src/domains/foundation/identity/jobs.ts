import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { removeExpiredTraces } from './accounts/remove-expired-traces.ts'
import { removeExpiredSessions } from './sessions/remove-expired-sessions.ts'

export const identityJobs = [
  defineJob({
    name: 'identity.remove-expired-sessions',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '17 3 * * *',
    run: (ctx) => removeExpiredSessions(ctx),
  }),
  defineJob({
    name: 'identity.remove-expired-traces',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '27 * * * *',
    run: (ctx) => removeExpiredTraces(ctx),
  }),
]
