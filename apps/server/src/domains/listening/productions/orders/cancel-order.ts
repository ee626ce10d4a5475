import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { askProvider } from '#billing'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { giveBack } from '../payments/give-back.ts'
import { listPayments } from '../payments/payment-store.ts'
import { syncPayment } from '../payments/sync-payment.ts'
import type { OrderRow } from '../tables.ts'
import { endWork } from './end-work.ts'
import { getOrderRow, holdOrder } from './hold-order.ts'
import { isBegun } from '../tasks/task-store.ts'
import { moveOrder } from './move-order.ts'
import { type WholeOrder, wholeOrder } from './present-order.ts'

/**
 * Cancels an order that nobody works on, and of which nothing was approved. A page that is open is closed first; whoever pays in that moment has it back.
 * Throws what the contract names.
 */
export async function cancelOrder(
  ctx: With<'sales' | 'settings'>,
  { order_id: id, reason }: Input<typeof productionsEndpoints.cancel>,
): Promise<WholeOrder> {
  const order = await getOrderRow(ctx, id)
  if (order.state === 'submitted') await closePages(ctx, id)
  const cancelled = await transaction(ctx, async (ctx) => {
    const held = await holdOrder(ctx, id)
    if (held.state === 'accepted' && (await isBegun(ctx, id))) throw new AppError('production_order_begun')
    return cancelHeld(ctx, held, reason ?? null)
  })
  return wholeOrder(ctx, cancelled)
}

/** Cancels an order that is held. Throws `production_order_state`. */
export async function cancelHeld(ctx: TransactionContext, order: OrderRow, reason: string | null): Promise<OrderRow> {
  const cancelled = await moveOrder(ctx, order, {
    action: 'cancel',
    who: 'buyer',
    changes: { cancel_reason: reason },
  })
  await endWork(ctx, order.id)
  await writeAudit(ctx, {
    action: 'productions.order-canceled',
    workspaceId: order.workspace_id,
    target: { kind: 'production-order', id: order.id },
    details: { name: order.name, state: order.state },
  })
  if (cancelled.state !== 'cancelling') return cancelled
  // Orders of the sandbox hold nothing.
  if (await giveBack(ctx, order.id)) return cancelled
  return moveOrder(ctx, cancelled, { action: 'refund', who: 'provider' })
}

async function closePages(ctx: With<'sales' | 'settings'>, orderId: string): Promise<void> {
  const { sales } = ctx.ports
  for (const payment of await listPayments(ctx, orderId)) {
    if (payment.state !== 'open' || payment.page_ref === null) continue
    if (sales?.name !== payment.provider) throw new AppError('billing_not_available')
    await askProvider(sales.closePage(ctx, payment.page_ref))
    await syncPayment(ctx, payment.id)
  }
}
