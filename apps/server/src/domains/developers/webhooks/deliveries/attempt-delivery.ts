import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { disableWhenGone } from '../disable-when-gone.ts'
import { recordAttempt } from './delivery-store.ts'
import { nextAttemptAt } from './retry-schedule.ts'
import { type Sent, sendDelivery } from './send-delivery.ts'
import type { DeliveryRow, WebhookRow } from '../tables.ts'
import { findWebhookOfAny, noteFailure, noteSuccess } from '../webhook-store.ts'

/** Sends a delivery once and records the outcome: arrived, to be tried again, or failed for good. */
export async function attemptDelivery(ctx: With<'outbound' | 'vault'>, delivery: DeliveryRow): Promise<void> {
  const webhook = await findWebhookOfAny(ctx, delivery.webhook_id)
  if (!webhook) return
  const startedAt = ctx.now()
  const sent = await sendDelivery(ctx, webhook, delivery)
  const now = ctx.now()
  const number = delivery.attempt_count + 1
  const next = sent.arrived ? undefined : retryOf(webhook, delivery, number, now)
  await transaction(ctx, async (ctx) => {
    await recordAttempt(ctx, {
      state: sent.arrived ? 'delivered' : next ? 'pending' : 'failed',
      nextAttemptAt: next ?? now,
      attempt: {
        delivery_id: delivery.id,
        number,
        started_at: startedAt,
        duration_ms: Math.max(0, now.getTime() - startedAt.getTime()),
        ...textsOf(sent),
      },
    })
    if (sent.arrived) return noteSuccess(ctx, webhook.id)
    const failing = await noteFailure(ctx, webhook.id, sent.status)
    if (failing) await disableWhenGone(ctx, failing)
  })
}

function textsOf({ status, error, excerpt }: Sent) {
  return { status, error, response_excerpt: excerpt }
}

/**
 * Returns when a failed delivery is tried again; undefined for tests, which are sent once, and where retries are off.
 */
function retryOf(webhook: WebhookRow, { kind, created_at: at }: DeliveryRow, number: number, now: Date) {
  return webhook.retry_enabled && kind !== 'test' ? nextAttemptAt(at, number, now) : undefined
}
