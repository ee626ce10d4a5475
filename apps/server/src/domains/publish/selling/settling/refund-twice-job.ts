import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { giveBack } from './give-back.ts'

/** Gives back what somebody paid for a work that was theirs already. */
export const refundTwiceJob = defineJob({
  name: 'selling.refund-twice',
  kind: 'prompt',
  payload: z.object({ saleId: z.string() }),
  attemptsMax: 20,
  run: (ctx, { saleId }) => giveBack(ctx, saleId),
})
