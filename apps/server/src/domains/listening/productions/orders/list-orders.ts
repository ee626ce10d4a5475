import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import type { OrderRow } from '../tables.ts'
import { listOwnOrders } from './order-store.ts'

/** Lists the orders of the caller’s workspace, newest first. */
export function listOrders(
  ctx: Context,
  { page_size: limit, offset, status, start_date: from, end_date: to }: Input<typeof productionsEndpoints.list>,
): Promise<OrderRow[]> {
  return listOwnOrders(ctx, {
    limit,
    offset,
    states: status ?? undefined,
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
  })
}
