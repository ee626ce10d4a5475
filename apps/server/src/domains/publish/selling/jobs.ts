import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { payOutDue } from './paying/pay-out-due.ts'
import { sendTransferJob } from './paying/send-transfer-job.ts'
import { closeRefundIntents } from './settling/close-refund-intents.ts'
import { refundTwiceJob } from './settling/refund-twice-job.ts'

export const sellingJobs = [
  refundTwiceJob,
  sendTransferJob,
  defineJob({
    name: 'selling.pay-out',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '7 6 * * *',
    run: (ctx) => payOutDue(ctx),
  }),
  defineJob({
    name: 'selling.close-refunds',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '*/5 * * * *',
    run: (ctx) => closeRefundIntents(ctx),
  }),
]
