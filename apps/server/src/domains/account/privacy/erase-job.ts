import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { eraseAccount } from './erase-account.ts'

export const eraseJob = defineJob({
  name: 'privacy.erase-account',
  kind: 'heavy',
  payload: z.object({ userId: z.string(), workspaceId: z.string() }),
  // Until it has succeeded: growing distances make twenty attempts last for days.
  attemptsMax: 20,
  run: (ctx, payload) => eraseAccount(ctx, payload),
})
