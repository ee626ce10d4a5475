import { answer } from '#kernel/hooks.ts'
import { isNewsAwaited } from '#history'
import { onDisowned } from '#identity'
import type { Slice } from '../../slice.ts'
import { webhooksExist } from '#workspaces'
import { webhookHolding } from './holding.ts'
import { isHeard } from './deliveries/is-heard.ts'
import { webhookJobs } from './jobs.ts'
import { webhookResource } from './resource-type.ts'
import { webhookRoutes } from './routes.ts'
import { webhookSubscriptions } from './subscriptions.ts'
import { disableWebhooksOf, webhooksExist as answerWebhooksExist } from './webhook-store.ts'

export const webhooksSlice: Slice = {
  name: 'webhooks',
  routes: webhookRoutes,
  jobs: webhookJobs,
  subscriptions: webhookSubscriptions,
  holding: webhookHolding,
  resourceTypes: [webhookResource],
  answers: [
    answer(onDisowned, (ctx, { userId }) => disableWebhooksOf(ctx, userId)),
    answer(webhooksExist, answerWebhooksExist),
    answer(isNewsAwaited, (ctx) => isHeard(ctx, 'generation_finished')),
  ],
}
