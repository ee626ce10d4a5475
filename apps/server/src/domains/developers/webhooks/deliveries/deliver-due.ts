import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { claimDeliveries } from './claim-store.ts'
import type { DeliveryRow } from '../tables.ts'

/** How many are under way at once in this process, and how many of them to one webhook. */
const inFlightMax = 24
const inFlightEachMax = 2
/** Longer than an attempt can take, so that no delivery is sent by two nodes at once. */
const leaseMs = 60_000
/** The time after which other jobs get their turn. */
const turnMs = 10_000

/** Sends what is due, fairly: a webhook that answers slowly or has a long queue holds up no other. */
export async function deliverDue(
  ctx: With<'outbound' | 'vault'>,
  { signal }: { readonly signal: AbortSignal },
): Promise<number> {
  const underWay = new Map<Promise<void>, string>()
  const endsAtMs = ctx.now().getTime() + turnMs
  let sent = 0
  for (;;) {
    const mayClaim = !signal.aborted && ctx.now().getTime() < endsAtMs && underWay.size < inFlightMax
    const claimed = mayClaim ? await claimNext(ctx, [...underWay.values()], inFlightMax - underWay.size) : []
    for (const delivery of claimed) start(ctx, delivery, underWay)
    sent += claimed.length
    if (underWay.size === 0) return sent
    await Promise.race(underWay.keys())
  }
}

function claimNext(ctx: Context, underWay: readonly string[], limit: number): Promise<DeliveryRow[]> {
  const busy = underWay.filter((id, at) => underWay.indexOf(id) !== at)
  const leaseUntil = new Date(ctx.now().getTime() + leaseMs)
  const isServed = underWay.length > 0
  return claimDeliveries(ctx, { limit, limitEach: isServed ? 1 : inFlightEachMax, busy, leaseUntil })
}

/**
 * Starts an attempt and keeps track of it. Errors of our own are logged; the delivery is tried again once its lease
 * ends.
 */
function start(ctx: With<'outbound' | 'vault'>, delivery: DeliveryRow, underWay: Map<Promise<void>, string>): void {
  const attempt: Promise<void> = attemptDelivery(ctx, delivery)
    .catch((error: unknown) => ctx.log.error({ err: error, deliveryId: delivery.id }, 'a webhook could not be called'))
    .finally(() => underWay.delete(attempt))
  underWay.set(attempt, delivery.webhook_id)
}
