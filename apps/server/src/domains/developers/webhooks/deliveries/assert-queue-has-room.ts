import { AppError } from '#kernel/errors.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { countAskedFor } from './delivery-store.ts'

/** How many tests and replays of one webhook may wait to be sent, and how many may be asked for in a day. */
export const askedForMax = { waiting: 100, daily: 1000 } as const
const dayMs = 24 * 3_600_000
const retryAfterSeconds = 60

/**
 * Throws `webhook_queue_full` when too many tests and replays of a webhook wait or were asked for within a day. The
 * caller holds the webhook's row, so that requests at the same time cannot get past the limit together.
 */
export async function assertQueueHasRoom(ctx: TransactionContext, webhookId: string): Promise<void> {
  const dayAgo = new Date(ctx.now().getTime() - dayMs)
  const { waiting, lately } = await countAskedFor(ctx, webhookId, dayAgo)
  if (waiting < askedForMax.waiting && lately < askedForMax.daily) return
  throw new AppError('webhook_queue_full', { retryAfterSeconds })
}
