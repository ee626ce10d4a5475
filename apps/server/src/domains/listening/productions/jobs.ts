import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { forgetCandidates } from './candidates/forget-candidates.ts'
import { inviteCandidatesJob } from './candidates/invite-candidates-job.ts'
import { deliverJob } from './deliveries/deliver-job.ts'
import { removeFilesJob } from './media/remove-files-job.ts'
import { tendOrders } from './orders/tend-orders.ts'
import { refundJob } from './payments/refund-job.ts'
import { tendPayments } from './payments/tend-payments.ts'
import { payOutDue } from './payouts/pay-out-due.ts'
import { sendPayoutJob } from './payouts/send-payout-job.ts'
import { workSandboxJob } from './sandbox/work-sandbox-job.ts'
import { tendTasks } from './tasks/tend-tasks.ts'

export const productionsJobs = [
  removeFilesJob,
  deliverJob,
  refundJob,
  workSandboxJob,
  sendPayoutJob,
  inviteCandidatesJob,
  defineJob({
    name: 'productions.forget-candidates',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '41 3 * * *',
    run: (ctx) => forgetCandidates(ctx),
  }),
  defineJob({
    name: 'productions.tend-tasks',
    payload: z.object({}),
    attemptsMax: 1,
    cron: '*/5 * * * *',
    run: (ctx) => tendTasks(ctx),
  }),
  defineJob({
    name: 'productions.pay-out',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '23 6 * * *',
    run: (ctx) => payOutDue(ctx),
  }),
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
