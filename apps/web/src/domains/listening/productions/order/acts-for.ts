import type { Order } from '@vireo/contracts/productions'

/** What its buyer can do with an order as it is now. */
export type OrderActs = {
  readonly continues: boolean
  readonly submits: boolean
  readonly pays: boolean
  readonly judges: boolean
  /** How often it can still be sent back; the part of it that can be most often counts. */
  readonly changesLeft: number
  readonly cancels: boolean
}

/** Tells what can be done with an order. Pure. */
export function actsFor(order: Order): OrderActs {
  const { state, items } = order
  const judges = state === 'accepted' && order.delivered_at !== null && order.dispute === null
  return {
    // What was put together by a program may have more than the screen has room for.
    continues: state === 'open' && items.length < 2 && items.every(({ item }) => item.kind !== 'dub'),
    submits: state === 'open' && items.length > 0,
    pays: state === 'submitted' && order.payment_url !== null,
    judges,
    changesLeft: judges ? Math.max(0, ...items.map(({ changes_left: left }) => left)) : 0,
    cancels: order.may_cancel,
  }
}

/** Names what comes next for an order. Pure. */
export function standingOf({ state, delivered_at: delivered, dispute }: Order) {
  if (state !== 'accepted') return state
  if (dispute !== null) return 'disputed'
  return delivered === null ? 'accepted' : 'delivered'
}
