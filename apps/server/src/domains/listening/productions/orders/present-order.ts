import { type Order, type OrderList, orderMachine, producerLimits, transitionOf } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { listProgress, type Progress } from '../deliveries/assignment-store.ts'
import { listPayments } from '../payments/payment-store.ts'
import { listMedia } from '../media/media-store.ts'
import { isBegun } from '../tasks/task-store.ts'
import type { ItemRow, MediaRow, OrderRow } from '../tables.ts'
import { listItems } from './item-store.ts'
import type { NamedOrder } from './list-orders.ts'

/** An order with what belongs to it. */
export type WholeOrder = {
  readonly order: OrderRow
  readonly items: readonly ItemRow[]
  readonly media: readonly MediaRow[]
  readonly progress: readonly Progress[]
  readonly paymentUrl: string | null
  readonly mayCancel: boolean
}

/** Gathers what belongs to an order. */
export async function wholeOrder(ctx: Context, order: OrderRow): Promise<WholeOrder> {
  const canBe = transitionOf(orderMachine, 'cancel', order.state) !== undefined
  const [items, media, progress, payments, hasBegun] = await Promise.all([
    listItems(ctx, order.id),
    listMedia(ctx, order.id),
    listProgress(ctx, order.id),
    order.state === 'submitted' ? listPayments(ctx, order.id) : [],
    canBe && order.state === 'accepted' && isBegun(ctx, order.id),
  ])
  const open = payments.find(({ state, page_url }) => state === 'open' && page_url !== null)
  return { order, items, media, progress, paymentUrl: open?.page_url ?? null, mayCancel: canBe && !hasBegun }
}

/** Presents an order as the field’s clients read it. */
export function presentOrder({ order, items, media, progress, paymentUrl, mayCancel }: WholeOrder): Order {
  return {
    order_id: order.id,
    name: order.name,
    state: order.state,
    items: items.map(({ id, request, quote_minor: quote }) => {
      const { tasks = 0, approved = 0, rounds = 0 } = progress.find(({ item_id }) => item_id === id) ?? {}
      const left = Math.max(0, producerLimits.changeRoundsMax - rounds)
      return { item_id: id, item: request, quote: quoteOf(quote), progress: { tasks, approved }, changes_left: left }
    }),
    total_amount_usd: usdOf(order.total_minor),
    sandbox: order.is_sandbox,
    created_at: order.created_at.toISOString(),
    submitted_at: instantOf(order.submitted_at),
    paid_at: instantOf(order.paid_at),
    accepted_at: instantOf(order.accepted_at),
    completed_at: instantOf(order.completed_at),
    cancel_reason: order.cancel_reason,
    payment_url: paymentUrl,
    delivered_at: instantOf(order.delivered_at),
    dispute: order.dispute,
    media: media.map(({ id, name, language, duration_ms }) => ({ media_id: id, name, language, duration_ms })),
    may_cancel: mayCancel,
  }
}

/** Presents orders in a list. */
export function presentOrders(orders: readonly NamedOrder[]): OrderList {
  return {
    orders: orders.map(({ order, recordings }) => ({
      order_id: order.id,
      name: order.name,
      recordings: [...recordings],
      state: order.state,
      total_amount_usd: usdOf(order.total_minor),
      sandbox: order.is_sandbox,
      submitted_at: instantOf(order.submitted_at),
      updated_at: order.updated_at.toISOString(),
      cancel_reason: order.cancel_reason,
      delivered_at: instantOf(order.delivered_at),
    })),
  }
}

/** Presents what an item costs. */
export function quoteOf(minor: number | null): { readonly amount_usd: number } | null {
  return minor === null ? null : { amount_usd: minor / 100 }
}

function usdOf(minor: number | null): number | null {
  return minor === null ? null : minor / 100
}

function instantOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
