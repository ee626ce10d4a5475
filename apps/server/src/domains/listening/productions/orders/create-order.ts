import type { Input } from '@vireo/contracts/kit'
import { orderLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { OrderRow } from '../tables.ts'
import { dueOf } from './move-order.ts'
import { countOpenOrders, insertOrder, lockNewOrders } from './order-store.ts'

/** Begins an order. Throws `production_order_limit_reached`. */
export function createOrder(ctx: Context, { sandbox }: Input<typeof productionsEndpoints.create>): Promise<OrderRow> {
  const now = ctx.now()
  const order = {
    id: ctx.newId('productionOrder'),
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    name: `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    is_sandbox: sandbox,
    state: 'open',
    total_minor: null,
    created_at: now,
    updated_at: now,
    submitted_at: null,
    paid_at: null,
    accepted_at: null,
    completed_at: null,
    delivered_at: null,
    cancel_reason: null,
    dispute: null,
  } as const
  const row: OrderRow = { ...order, due_at: dueOf(order) }
  return transaction(ctx, async (ctx) => {
    await lockNewOrders(ctx)
    if ((await countOpenOrders(ctx)) >= orderLimits.openMax) throw new AppError('production_order_limit_reached')
    await insertOrder(ctx, row)
    return row
  })
}
