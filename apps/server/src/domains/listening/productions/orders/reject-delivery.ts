import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { aboutOrder, holdDelivered } from './hold-delivered.ts'
import { moveOrder } from './move-order.ts'
import { type WholeOrder, wholeOrder } from './present-order.ts'

/** Rejects what was delivered of an order: whoever runs the instance decides about the money. Throws what the contract names. */
export function rejectDelivery(
  ctx: Context,
  { order_id: id, reason }: Input<typeof productionsEndpoints.reject>,
): Promise<WholeOrder> {
  return transaction(ctx, async (ctx) => {
    const order = await holdDelivered(ctx, id)
    await writeAudit(ctx, { action: 'productions.delivery-rejected', ...aboutOrder(order) })
    const changes = { dispute: reason }
    return wholeOrder(ctx, await moveOrder(ctx, order, { action: 'dispute', who: 'buyer', changes }))
  })
}
