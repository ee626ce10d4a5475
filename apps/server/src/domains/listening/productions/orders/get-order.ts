import type { Context } from '#kernel/context.ts'
import { getOrderRow } from './hold-order.ts'
import { type WholeOrder, wholeOrder } from './present-order.ts'

/** Finds an order of the caller’s workspace with what belongs to it. Throws `production_order_not_found`. */
export async function getOrder(ctx: Context, { order_id: id }: { readonly order_id: string }): Promise<WholeOrder> {
  return wholeOrder(ctx, await getOrderRow(ctx, id))
}
