import type { TransactionContext } from '#kernel/context.ts'
import type { Departure } from '#domains/holding.ts'
import { forgetResource, listIdsOwnedBy } from '#resources'
import { forgetWebhook } from '#workspaces/settings/index.ts'
import { deleteWebhookRow } from './webhook-store.ts'

/**
 * Removes the webhooks of somebody who leaves a workspace, with their waiting deliveries, unless an heir takes them
 * over.
 */
export async function depart(ctx: TransactionContext, { workspaceId, userId, heirId }: Departure): Promise<void> {
  if (heirId !== null) return
  const there: TransactionContext = { ...ctx, workspaceId }
  for (const id of await listIdsOwnedBy(ctx, { workspaceId, userId, type: 'webhook' })) {
    await deleteWebhookRow(there, id)
    await forgetResource(there, { type: 'webhook', id })
    await forgetWebhook(there, id)
  }
}
