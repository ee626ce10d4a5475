import type { EventName, EventPayload } from '#kernel/product.ts'
import type { EventTrace } from '../kernel/outbox-store.ts'
import type { FullContext } from '../ports/ports.ts'

/** What a slice does when it hears that something happened elsewhere. */
export type Subscription = {
  readonly event: EventName
  /** Names the reaction, for logs and retries. */
  readonly name: string
  readonly react: (ctx: FullContext, payload: never, event: EventTrace) => Promise<void>
}

/** Declares a reaction to an event. Delivery is at least once: reacting twice must be harmless. */
export function defineSubscription<N extends EventName>(
  event: N,
  name: string,
  react: (ctx: FullContext, payload: EventPayload<N>, event: EventTrace) => Promise<void>,
): Subscription {
  return { event, name, react }
}
