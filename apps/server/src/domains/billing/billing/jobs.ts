import { consolidatedJobs } from './consolidated/jobs.ts'
import { incomingWebhookJobs } from './incoming-webhooks/jobs.ts'
import { payoutJobs } from './payouts/jobs.ts'
import { overageJobs } from './overage/jobs.ts'
import { promoJobs } from './promo/jobs.ts'
import { sandboxJobs } from './sandbox/jobs.ts'
import { sendReceiptsJob } from './receipts/send-receipts-job.ts'
import { subscriptionJobs } from './subscription/jobs.ts'

export const billingJobs = [
  ...sandboxJobs,
  ...consolidatedJobs,
  ...promoJobs,
  ...subscriptionJobs,
  ...overageJobs,
  ...payoutJobs,
  ...incomingWebhookJobs,
  sendReceiptsJob,
]
