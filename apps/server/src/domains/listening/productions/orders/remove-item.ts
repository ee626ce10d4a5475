import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertOpen, holdOrder } from './hold-order.ts'
import { listItems, removeItemRow } from './item-store.ts'
import { moveOrder } from './move-order.ts'
import { sumOfItems } from './sum-of-items.ts'

/** Removes an item from an open order. Throws what the contract names. */
export function removeItem(
  ctx: Context,
  { order_id: orderId, item_id: itemId }: Input<typeof productionsEndpoints.removeItem>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = assertOpen(await holdOrder(ctx, orderId))
    if (!(await removeItemRow(ctx, { orderId, itemId }))) throw new AppError('production_item_not_found')
    const total = sumOfItems(await listItems(ctx, orderId))
    await moveOrder(ctx, order, { action: 'edit', who: 'buyer', changes: { total_minor: total } })
  })
}
