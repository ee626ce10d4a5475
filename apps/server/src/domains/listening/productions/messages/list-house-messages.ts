import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findAnyOrder } from '../orders/order-store.ts'
import { type MessagePage, pageOf } from './message-page.ts'

/** Lists what was written about any order, for whoever runs the instance. Throws what the contract names. */
export async function listHouseMessages(
  ctx: With<'settings'>,
  { production_order: orderId, ...page }: Input<typeof productionsEndpoints.listHouseMessages>,
): Promise<MessagePage> {
  await requireOperator(ctx)
  if (!(await findAnyOrder(ctx, orderId))) throw new AppError('production_order_not_found')
  return pageOf(ctx, { orderId }, page)
}
