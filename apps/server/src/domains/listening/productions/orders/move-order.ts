import {
  type OrderAction,
  orderLimits,
  orderMachine,
  type OrderRole,
  type OrderState,
  transitionOf,
} from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { saveWholeReturn } from '../payments/payment-store.ts'
import type { OrderRow } from '../tables.ts'
import { forgetWritten, saveOrder } from './order-store.ts'

/** Where orders end of which all money goes back. */
const returning: readonly OrderState[] = ['rejected', 'cancelling', 'cancelled', 'expired']

export type OrderMove = {
  readonly action: OrderAction
  readonly who: OrderRole
  /** What changes with it. */
  readonly changes?: Partial<OrderRow>
}

/**
 * Moves an order that is held as the table of its states says, and tells of it. With a dispute whose workspace is gone goes what was
 * written, which was kept for it. Throws `production_order_state` where the
 * action can do nothing as things are.
 */
export async function moveOrder(
  ctx: TransactionContext,
  order: OrderRow,
  { action, who, changes = {} }: OrderMove,
): Promise<OrderRow> {
  const transition = transitionOf(orderMachine, action, order.state)
  if (!transition) throw new AppError('production_order_state', { data: { state: order.state } })
  invariant(transition.who.includes(who), `${who} may not ${action} an order`)
  const moved = { ...order, ...changes, state: transition.to, updated_at: ctx.now() }
  const after = { ...moved, due_at: dueOf(moved) }
  await saveOrder(ctx, after)
  if (returning.includes(after.state)) await saveWholeReturn(ctx, order.id)
  if (order.dispute !== null && after.dispute === null && order.user_id === null) await forgetWritten(ctx, order.id)
  if (after.state !== order.state)
    await ctx.emit('productions.order-moved', {
      workspaceId: order.workspace_id,
      orderId: order.id,
      changeId: ctx.newId('productionMove'),
      state: after.state,
      isSandbox: order.is_sandbox,
    })
  return after
}

/** Tells when the clock moves an order on. Pure. */
export function dueOf(order: Omit<OrderRow, 'due_at'>): Date | null {
  const after = (from: Date | null, ms: number) => (from === null ? null : new Date(from.getTime() + ms))
  if (order.state === 'open') return after(order.updated_at, orderLimits.openForMs)
  // A page that was paid in its last moment is heard of a little later.
  if (order.state === 'submitted') return after(order.submitted_at, orderLimits.paysWithinMs + 3_600_000)
  if (order.state === 'paid') return after(order.paid_at, orderLimits.takenWithinMs)
  if (order.state !== 'accepted' || order.dispute !== null) return null
  if (order.delivered_at !== null) return after(order.delivered_at, orderLimits.acceptedAfterMs)
  return after(order.accepted_at, orderLimits.claimedWithinMs)
}
