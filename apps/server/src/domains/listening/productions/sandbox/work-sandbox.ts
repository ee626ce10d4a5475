import { type Context, system, type TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { approveAssignment } from '../deliveries/approve-assignment.ts'
import { listMedia } from '../media/media-store.ts'
import { beginWork } from '../orders/begin-work.ts'
import { moveOrder } from '../orders/move-order.ts'
import { holdAnyOrder } from '../orders/order-store.ts'
import type { OrderRow } from '../tables.ts'
import { testContent } from './test-content.ts'

/**
 * Works an order of the sandbox: takes it as paid, and approves what the built-in producer writes. Nobody pays, is paid, or finds it
 * in a queue. Harmless to repeat.
 */
export async function workSandbox(ctx: Context, orderId: string): Promise<void> {
  await transaction({ ...ctx, actor: system }, async (ctx) => {
    const order = await holdAnyOrder(ctx, orderId)
    if (order?.is_sandbox && order.state === 'submitted') await work(ctx, order)
  })
}

async function work(ctx: TransactionContext, order: OrderRow): Promise<void> {
  const paid = await moveOrder(ctx, order, { action: 'pay', who: 'provider', changes: { paid_at: ctx.now() } })
  await moveOrder(ctx, paid, { action: 'take', who: 'operator', changes: { accepted_at: ctx.now() } })
  const media = await listMedia(ctx, order.id)
  for (const assignment of await beginWork(ctx, order)) {
    const durationMs = media.find(({ id }) => id === assignment.media_id)?.duration_ms ?? 0
    const document = testContent(durationMs, assignment)
    await approveAssignment(ctx, assignment, { document, earned: { producer_id: null, earned_minor: 0 } })
  }
}
