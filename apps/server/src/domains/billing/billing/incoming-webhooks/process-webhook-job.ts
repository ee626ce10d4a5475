import { BillingProviderName } from '@vireo/contracts/users'
import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { processWebhook } from './process-webhook.ts'

export const processWebhookJob = defineJob({
  name: 'billing.process-webhook',
  kind: 'prompt',
  payload: z.object({ provider: BillingProviderName, eventRef: z.string() }),
  // Hours, at the queue's growing pauses: as long as a provider may be away.
  attemptsMax: 20,
  run: (ctx, payload) => processWebhook(ctx, payload),
})
