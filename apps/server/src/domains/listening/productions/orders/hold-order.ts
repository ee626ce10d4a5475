import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { OrderRow } from '../tables.ts'
import { findOwnOrder, holdAnyOrder } from './order-store.ts'

/** Finds an order of the caller’s workspace. Throws `production_order_not_found`. */
export async function getOrderRow(ctx: Context, id: string): Promise<OrderRow> {
  const order = await findOwnOrder(ctx, id)
  if (!order) throw new AppError('production_order_not_found')
  return order
}

/** Finds an order of the caller’s workspace and holds it. Throws `production_order_not_found`. */
export async function holdOrder(ctx: TransactionContext, id: string): Promise<OrderRow> {
  const order = await holdAnyOrder(ctx, id)
  if (order?.workspace_id !== ctx.workspaceId) throw new AppError('production_order_not_found')
  return order
}

/** Finds an order of the caller’s workspace to which things can be added. Throws `production_order_state` besides. */
export async function getOpenOrder(ctx: Context, id: string): Promise<OrderRow> {
  return assertOpen(await getOrderRow(ctx, id))
}

/** Refuses an order that was submitted. */
export function assertOpen(order: OrderRow): OrderRow {
  if (order.state !== 'open') throw new AppError('production_order_state', { data: { state: order.state } })
  return order
}
