import type { TransactionContext } from '#kernel/context.ts'
import type { InstanceSettings } from '#ports/ports.ts'
import { dueOf } from '../orders/move-order.ts'
import { saveOrder } from '../orders/order-store.ts'
import type { OrderRow } from '../tables.ts'
import { mailDelivered } from './mail-delivered.ts'
import { countUndelivered } from './assignment-store.ts'

/** Notes that everything of an order that is held has been delivered, once, and tells the buyer. */
export async function markDelivered(
  ctx: TransactionContext,
  order: OrderRow,
  settings: Pick<InstanceSettings, 'publicUrl'>,
): Promise<OrderRow> {
  if (order.state !== 'accepted' || order.delivered_at !== null) return order
  if ((await countUndelivered(ctx, order.id)) > 0) return order
  const delivered = { ...order, delivered_at: ctx.now(), updated_at: ctx.now() }
  const after = { ...delivered, due_at: dueOf(delivered) }
  await saveOrder(ctx, after)
  await ctx.emit('productions.order-delivered', {
    workspaceId: order.workspace_id,
    orderId: order.id,
    changeId: ctx.newId('productionMove'),
    isSandbox: order.is_sandbox,
  })
  if (!order.is_sandbox) await mailDelivered(ctx, after, settings)
  return after
}
