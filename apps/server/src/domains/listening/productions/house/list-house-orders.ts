import type { Input } from '@vireo/contracts/kit'
import type { HouseOrder, HouseOrders, productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { listMedia, namedMax } from '../media/media-store.ts'
import { listItems } from '../orders/item-store.ts'
import { listForHouse } from '../orders/order-store.ts'
import type { OrderRow } from '../tables.ts'

type Query = Pick<Input<typeof productionsEndpoints.listHouseOrders>, 'state' | 'cursor' | 'page_size'>
/** An order as whoever runs the instance weighs it. */
export type WeighedOrder = {
  readonly order: OrderRow
  readonly items: number
  readonly minutes: number
  readonly recordings: readonly string[]
}
export type WeighedOrders = { readonly orders: readonly WeighedOrder[]; readonly nextCursor: string | null }

/** Lists orders that wait for whoever runs the instance. Throws `operator_only`. */
export async function listHouseOrders(ctx: With<'settings'>, query: Query): Promise<WeighedOrders> {
  await requireOperator(ctx)
  return pageForHouse(ctx, query)
}

/** Lists the same for the command line. */
export async function pageForHouse(ctx: Context, { state, cursor, page_size: size }: Query): Promise<WeighedOrders> {
  const rows = await listForHouse(ctx, { state, after: cursor ?? '', limit: size + 1 })
  const page = rows.slice(0, size)
  const orders: WeighedOrder[] = []
  for (const order of page) orders.push(await weigh(ctx, order))
  return { orders, nextCursor: rows.length > size ? (page.at(-1)?.id ?? null) : null }
}

/** Tells how much an order is about. */
export async function weigh(ctx: Context, order: OrderRow): Promise<WeighedOrder> {
  const [items, media] = await Promise.all([listItems(ctx, order.id), listMedia(ctx, order.id)])
  const lengthOf = new Map(media.map(({ id, duration_ms }) => [id, duration_ms]))
  const totalMs = items
    .flatMap(({ plan }) => plan ?? [])
    .reduce((sum, { media_id }) => sum + (lengthOf.get(media_id) ?? 0), 0)
  const recordings = media.slice(0, namedMax).map(({ name }) => name)
  return { order, items: items.length, minutes: Math.round(totalMs / 6000) / 10, recordings }
}

/** Presents an order to whoever runs the instance. */
export function presentHouseOrder({ order, items, minutes, recordings }: WeighedOrder): HouseOrder {
  return {
    order_id: order.id,
    workspace_id: order.workspace_id,
    name: order.name,
    recordings: [...recordings],
    state: order.state,
    total_cents: order.total_minor ?? 0,
    items,
    minutes,
    dispute: order.dispute,
    paid_at: order.paid_at?.toISOString() ?? null,
    accepted_at: order.accepted_at?.toISOString() ?? null,
    delivered_at: order.delivered_at?.toISOString() ?? null,
  }
}

/** Presents a page of them. */
export function presentHouseOrders({ orders, nextCursor }: WeighedOrders): HouseOrders {
  return { orders: orders.map(presentHouseOrder), has_more: nextCursor !== null, next_cursor: nextCursor }
}
