import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '../kernel/context.ts'
import type { FullContext } from '../ports/ports.ts'
import {
  claimOutboxEvents,
  markDispatched,
  type OutboxRow,
  postpone,
  removeDispatchedBefore,
} from '../kernel/outbox-store.ts'
import { productFacts } from '../kernel/product.ts'
import { transaction } from '../kernel/transaction.ts'
import type { Subscription } from './define-subscription.ts'
import { withinTime } from './within-time.ts'

const batchSize = 20
/** Everybody's events wait while one is reacted to. */
const limitMs = 120_000
const keptMs = 7 * 24 * 3_600_000

/**
 * Hands every waiting event to its subscribers. An event counts as dispatched when all of them are done;
 * one that fails comes again later, so reactions must bear being repeated.
 */
export async function dispatchOutbox(
  contextFor: (workspaceId: WorkspaceId) => FullContext,
  subscriptions: readonly Subscription[],
): Promise<number> {
  const ctx = contextFor('')
  for (let dispatched = 0; ;) {
    const count = await transaction(ctx, async (ctx) => {
      const events = await claimOutboxEvents(ctx, batchSize)
      for (const event of events) {
        const failure = await react(contextFor(event.workspace_id), event, subscriptions)
        await (failure === undefined ? markDispatched(ctx, event.id) : postpone(ctx, event, failure))
      }
      return events.length
    })
    dispatched += count
    if (count < batchSize) return dispatched
  }
}

async function react(
  ctx: FullContext,
  event: OutboxRow,
  subscriptions: readonly Subscription[],
): Promise<string | undefined> {
  const payload = productFacts().eventSchemas[event.name].parse(event.payload) as never
  for (const subscription of subscriptions.filter((one) => one.event === event.name)) {
    try {
      const trace = { id: event.id, at: event.created_at }
      await withinTime(limitMs, (timeUp) => {
        const signal = AbortSignal.any([ctx.signal, timeUp])
        return subscription.react({ ...ctx, signal }, payload, trace)
      })
    } catch (error) {
      ctx.log.warn(
        { err: error, event: event.name, subscription: subscription.name },
        'an event has to be dispatched again',
      )
      return error instanceof Error ? error.message : String(error)
    }
  }
  return undefined
}

/** Forgets events that everybody has heard a week ago. */
export function pruneOutbox(ctx: Context): Promise<number> {
  return removeDispatchedBefore(ctx, new Date(ctx.now().getTime() - keptMs))
}
