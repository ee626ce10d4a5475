import { type Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { testEventType, testEventVersion } from '@vireo/contracts/webhooks'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertAccess } from '#resources'
import { assertQueueHasRoom } from './assert-queue-has-room.ts'
import { bodyOf } from './body-of.ts'
import { queueDeliveries } from './queue-delivery.ts'
import { holdWebhook } from '../webhook-store.ts'

/**
 * Sends a webhook one test event, once, to show whether it arrives. Throws `webhook_not_found`, `webhook_disabled` or
 * `webhook_queue_full`.
 */
export function sendTest(
  ctx: Context,
  input: Input<typeof webhooksEndpoints.sendTest>,
): Promise<{ deliveryId: string }> {
  return transaction(ctx, async (ctx) => {
    const webhook = await holdWebhook(ctx, input.webhook_id)
    if (!webhook) throw new AppError('webhook_not_found')
    await assertAccess(ctx, { type: 'webhook', id: webhook.id }, 'editor')
    if (webhook.disabled_at ?? webhook.auto_disabled_at) throw new AppError('webhook_disabled')
    await assertQueueHasRoom(ctx, webhook.id)
    const eventId = ctx.newId('event')
    const deliveryId = ctx.newId('webhookDelivery')
    const data = { webhook_id: webhook.id, message: 'This is a test. Nothing happened.' }
    const event = { type: testEventType, version: testEventVersion, id: eventId, at: ctx.now(), data }
    await queueDeliveries(ctx, [
      {
        id: deliveryId,
        webhook_id: webhook.id,
        workspace_id: webhook.workspace_id,
        event_id: eventId,
        type: testEventType,
        kind: 'test',
        body: bodyOf(event),
      },
    ])
    return { deliveryId }
  })
}
