import type { Order, OrderList } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { listProgress, type Progress } from '../deliveries/assignment-store.ts'
import { listPayments } from '../payments/payment-store.ts'
import type { ItemRow, OrderRow } from '../tables.ts'
import { listItems } from './item-store.ts'

/** An order with what belongs to it. */
export type WholeOrder = {
  readonly order: OrderRow
  readonly items: readonly ItemRow[]
  readonly progress: readonly Progress[]
  readonly paymentUrl: string | null
}

/** Gathers what belongs to an order. */
export async function wholeOrder(ctx: Context, order: OrderRow): Promise<WholeOrder> {
  const [items, progress, payments] = await Promise.all([
    listItems(ctx, order.id),
    listProgress(ctx, order.id),
    order.state === 'submitted' ? listPayments(ctx, order.id) : [],
  ])
  const open = payments.find(({ state, page_url }) => state === 'open' && page_url !== null)
  return { order, items, progress, paymentUrl: open?.page_url ?? null }
}

/** Presents an order as the field’s clients read it. */
export function presentOrder({ order, items, progress, paymentUrl }: WholeOrder): Order {
  return {
    order_id: order.id,
    name: order.name,
    state: order.state,
    items: items.map(({ id, request, quote_minor: quote }) => {
      const { tasks = 0, approved = 0 } = progress.find(({ item_id }) => item_id === id) ?? {}
      return { item_id: id, item: request, quote: quoteOf(quote), progress: { tasks, approved } }
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
  }
}

/** Presents orders in a list. */
export function presentOrders(orders: readonly OrderRow[]): OrderList {
  return {
    orders: orders.map((order) => ({
      order_id: order.id,
      name: order.name,
      state: order.state,
      total_amount_usd: usdOf(order.total_minor),
      sandbox: order.is_sandbox,
      submitted_at: instantOf(order.submitted_at),
      updated_at: order.updated_at.toISOString(),
      cancel_reason: order.cancel_reason,
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
