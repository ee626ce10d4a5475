import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { forgetRefundIntent, listRefundIntents } from '../purchases/sale-store.ts'
import { syncSale } from './sync-sale.ts'

const atOnceMax = 100
/** A request that asks a provider has ended by then. */
const underWayMs = 60_000
/** What a provider was asked for, it has done by then, or never will. */
const patienceMs = 60 * 60_000

/**
 * Looks after refunds whose request ended before it was known what became of them: what went back is booked and written down, what did
 * not within an hour is as if nobody had asked. Money is given back by who presses the button alone, never here.
 */
export async function closeRefundIntents(ctx: With<'sales' | 'settings' | 'vault'>): Promise<void> {
  for (const { id, refund_intent: intent, refund_intent_at: since } of await listRefundIntents(
    ctx,
    before(ctx, underWayMs),
    atOnceMax,
  )) {
    try {
      await syncSale(ctx, id)
    } catch (error) {
      // One provider that is away keeps nobody else waiting, and its intents stay.
      ctx.log.warn({ err: error, saleId: id }, 'what became of a refund could not be asked')
      continue
    }
    if (since <= before(ctx, patienceMs)) await forgetRefundIntent(ctx, id, intent.requestId)
  }
}

function before(ctx: Context, ms: number): Date {
  return new Date(ctx.now().getTime() - ms)
}
