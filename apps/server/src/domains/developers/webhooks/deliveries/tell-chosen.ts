import type { WebhookEvent } from '@vireo/contracts/webhooks'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { listListeners } from '../webhook-store.ts'
import { bodyOf } from './body-of.ts'
import { queueDeliveries } from './queue-delivery.ts'

/** Who is told: those with these ids, and those that listen to these names. */
export type ChosenWebhooks = { readonly ids: readonly string[]; readonly names: readonly WebhookEvent[] }

/** Lists the webhooks of the caller's workspace that are chosen and switched on. */
export function listChosen(ctx: Context, { ids, names }: ChosenWebhooks): Promise<string[]> {
  return listListeners(ctx, ctx.workspaceId, names, ids)
}

/**
 * Tells chosen webhooks what somebody asked to be told, in the transaction that makes it true: it is written down as a delivery,
 * and nowhere else. Those that were switched off meanwhile hear nothing.
 */
export async function tellChosen(
  ctx: TransactionContext,
  chosen: ChosenWebhooks,
  { type, version, data }: { readonly type: string; readonly version: number; readonly data: unknown },
): Promise<void> {
  const id = ctx.newId('event')
  const body = bodyOf({ type, version, id, at: ctx.now(), data })
  const rows = (await listChosen(ctx, chosen)).map((webhookId) => ({
    id: ctx.newId('webhookDelivery'),
    webhook_id: webhookId,
    workspace_id: ctx.workspaceId,
    event_id: id,
    type,
    kind: 'event' as const,
    body,
  }))
  await queueDeliveries(ctx, rows)
}
