import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { sendPayout } from './send-payout.ts'

export const sendPayoutJob = defineJob({
  name: 'productions.send-payout',
  kind: 'prompt',
  payload: z.object({ payoutId: z.string() }),
  attemptsMax: 20,
  run: (ctx, { payoutId }) => sendPayout(ctx, payoutId),
})
