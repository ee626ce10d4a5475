import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { deliverJob } from './deliveries/deliver-job.ts'
import { removeFilesJob } from './media/remove-files-job.ts'
import { tendOrders } from './orders/tend-orders.ts'
import { refundJob } from './payments/refund-job.ts'
import { tendPayments } from './payments/tend-payments.ts'
import { workSandboxJob } from './sandbox/work-sandbox-job.ts'

export const productionsJobs = [
  removeFilesJob,
  deliverJob,
  refundJob,
  workSandboxJob,
  defineJob({
    name: 'productions.tend-orders',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '*/5 * * * *',
    run: (ctx) => tendOrders(ctx),
  }),
  defineJob({
    name: 'productions.tend-payments',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '*/10 * * * *',
    run: (ctx) => tendPayments(ctx),
  }),
]
