import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { OrderRow } from '../tables.ts'
import { holdOrder } from './hold-order.ts'

/**
 * Finds and holds an order of the caller’s workspace of which everything was delivered, and about which nobody else is deciding.
 * Throws `production_order_not_found`, `production_order_state` and `production_order_not_delivered`.
 */
export async function holdDelivered(ctx: TransactionContext, id: string): Promise<OrderRow> {
  const order = await holdOrder(ctx, id)
  if (order.state !== 'accepted' || order.dispute !== null)
    throw new AppError('production_order_state', { data: { state: order.state } })
  if (order.delivered_at === null) throw new AppError('production_order_not_delivered')
  return order
}

/** Says in the audit log which order something is about. */
export function aboutOrder(order: OrderRow) {
  return {
    workspaceId: order.workspace_id,
    target: { kind: 'production-order', id: order.id },
    details: { name: order.name, amount: order.total_minor },
  }
}
