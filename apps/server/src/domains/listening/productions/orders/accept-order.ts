import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { finishOrder } from './finish-order.ts'
import { aboutOrder, holdDelivered } from './hold-delivered.ts'
import { type WholeOrder, wholeOrder } from './present-order.ts'

/** Accepts what was delivered of an order: those who did the work are paid. Throws what the contract names. */
export function acceptOrder(
  ctx: Context,
  { order_id: id }: Input<typeof productionsEndpoints.accept>,
): Promise<WholeOrder> {
  return transaction(ctx, async (ctx) => {
    const order = await holdDelivered(ctx, id)
    await writeAudit(ctx, { action: 'productions.order-accepted', ...aboutOrder(order) })
    return wholeOrder(ctx, await finishOrder(ctx, order, { action: 'accept', who: 'buyer' }))
  })
}
