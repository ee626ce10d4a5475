import type { Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertAccess } from '#resources'
import { assertQueueHasRoom } from './assert-queue-has-room.ts'
import { findDelivery } from './delivery-store.ts'
import { queueDeliveries } from './queue-delivery.ts'
import { holdWebhook } from '../webhook-store.ts'

/** Sends an event again unchanged, under the same event id, to the webhook's current address. */
export function replayDelivery(
  ctx: Context,
  input: Input<typeof webhooksEndpoints.replay>,
): Promise<{ deliveryId: string }> {
  return transaction(ctx, async (ctx) => {
    const webhook = await holdWebhook(ctx, input.webhook_id)
    const delivery = webhook && (await findDelivery(ctx, webhook.id, input.delivery_id))
    if (!delivery) throw new AppError('webhook_delivery_not_found')
    await assertAccess(ctx, { type: 'webhook', id: webhook.id }, 'editor') // proved by send-test.test.ts
    if (webhook.disabled_at ?? webhook.auto_disabled_at) throw new AppError('webhook_disabled') // proved by repeats.test.ts
    await assertQueueHasRoom(ctx, webhook.id)
    const deliveryId = ctx.newId('webhookDelivery')
    const { workspace_id, event_id, type, body } = delivery
    await queueDeliveries(ctx, [
      { id: deliveryId, webhook_id: webhook.id, workspace_id, event_id, type, kind: 'replay', body },
    ])
    return { deliveryId }
  })
}
