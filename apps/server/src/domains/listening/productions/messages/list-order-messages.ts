import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { getOrderRow } from '../orders/hold-order.ts'
import { type MessagePage, pageOf } from './message-page.ts'

/** Lists what was written about an order of the caller’s workspace. Throws `production_order_not_found`. */
export async function listOrderMessages(
  ctx: Context,
  { order_id: id, ...page }: Input<typeof productionsEndpoints.listOrderMessages>,
): Promise<MessagePage> {
  const { id: orderId } = await getOrderRow(ctx, id)
  return pageOf(ctx, { orderId }, page)
}
