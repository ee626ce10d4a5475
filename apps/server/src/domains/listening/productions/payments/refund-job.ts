import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { refundPayment } from './refund-payment.ts'

export const refundJob = defineJob({
  name: 'productions.refund',
  kind: 'prompt',
  payload: z.object({ paymentId: z.string() }),
  attemptsMax: 20,
  run: (ctx, { paymentId }) => refundPayment(ctx, paymentId),
})
