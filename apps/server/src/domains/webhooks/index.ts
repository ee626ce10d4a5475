import type { Slice } from '../slice.ts'
import { webhookHolding } from './holding.ts'
import { webhookJobs } from './jobs.ts'
import { webhookResource } from './resource-type.ts'
import { webhookRoutes } from './routes.ts'
import { webhookSubscriptions } from './subscriptions.ts'

export const webhooksSlice: Slice = {
  name: 'webhooks',
  routes: webhookRoutes,
  jobs: webhookJobs,
  subscriptions: webhookSubscriptions,
  holding: webhookHolding,
  resourceTypes: [webhookResource],
}

export { isHeard } from './is-heard.ts'
export { disableWebhooksOf, webhooksExist } from './webhook-store.ts'
