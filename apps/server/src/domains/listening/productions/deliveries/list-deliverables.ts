import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { getOrderRow } from '../orders/hold-order.ts'
import { type DeliveredRow, listDelivered } from './file-store.ts'

/** Lists what is delivered of an order. Throws `production_order_not_found`. */
export async function listDeliverables(
  ctx: Context,
  { order_id: id }: Input<typeof productionsEndpoints.listDeliverables>,
): Promise<DeliveredRow[]> {
  await getOrderRow(ctx, id)
  return listDelivered(ctx, id)
}
