import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { nameRecordings } from '../media/media-store.ts'
import type { OrderRow } from '../tables.ts'
import { listOwnOrders } from './order-store.ts'

/** An order as a list tells it apart from others. */
export type NamedOrder = { readonly order: OrderRow; readonly recordings: readonly string[] }

/** Lists the orders of the caller’s workspace, newest first. */
export async function listOrders(
  ctx: Context,
  { page_size: limit, offset, status, start_date: from, end_date: to }: Input<typeof productionsEndpoints.list>,
): Promise<NamedOrder[]> {
  const orders = await listOwnOrders(ctx, {
    limit,
    offset,
    states: status ?? undefined,
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
  })
  const ids = orders.map(({ id }) => id)
  const names = await nameRecordings(ctx, ids)
  return orders.map((order) => ({ order, recordings: names.get(order.id) ?? [] }))
}
