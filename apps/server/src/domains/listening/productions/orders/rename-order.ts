import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { OrderRow } from '../tables.ts'
import { holdOrder } from './hold-order.ts'
import { dueOf } from './move-order.ts'
import { saveOrder } from './order-store.ts'

/** Gives an order another name, whatever state it is in. Throws `production_order_not_found`. */
export function renameOrder(
  ctx: Context,
  { order_id: id, request: { name } }: Input<typeof productionsEndpoints.rename>,
): Promise<OrderRow> {
  return transaction(ctx, async (ctx) => {
    const order = await holdOrder(ctx, id)
    const renamed = { ...order, name, updated_at: ctx.now() }
    const after = { ...renamed, due_at: order.due_at === null ? null : dueOf(renamed) }
    await saveOrder(ctx, after)
    return after
  })
}
