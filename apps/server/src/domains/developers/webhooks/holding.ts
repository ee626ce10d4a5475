import type { Holding } from '#domains/holding.ts'
import { depart } from './depart.ts'
import { countWebhooksOf, listWebhookTraces, removeWebhooksOf } from './holding-store.ts'

/** Leaves out the bodies of deliveries, which repeat other files of the copy; they are deleted with their webhook. */
export const webhookHolding: Holding = {
  tables: ['webhooks', 'webhook_deliveries'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'webhooks/webhooks.json', json: await listWebhookTraces(ctx, workspaceId) }
  },
  count: async (ctx, { workspaceId }) => ({ webhooks: await countWebhooksOf(ctx, workspaceId) }),
  depart,
  erase: (ctx, { workspaceId }) => removeWebhooksOf(ctx, workspaceId),
}
