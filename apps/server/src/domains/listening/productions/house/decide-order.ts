import type { houseDecisions } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { beginWork } from '../orders/begin-work.ts'
import { endWork } from '../orders/end-work.ts'
import { finishOrder } from '../orders/finish-order.ts'
import { aboutOrder } from '../orders/hold-delivered.ts'
import { moveOrder } from '../orders/move-order.ts'
import { findAnyOrder, holdAnyOrder } from '../orders/order-store.ts'
import { giveBack } from '../payments/give-back.ts'
import type { OrderRow } from '../tables.ts'
import { weigh, type WeighedOrder } from './list-house-orders.ts'

type Decision = (typeof houseDecisions)[number]
type Decided = { readonly id: string; readonly decision: Decision; readonly note: string }

/** Takes a paid order or declines it, or decides a dispute. Throws `production_order_not_found` and `production_order_state`. */
export async function decideOrder(ctx: Context, decided: Decided): Promise<WeighedOrder> {
  await transaction(ctx, async (ctx) => {
    const order = await holdAnyOrder(ctx, decided.id)
    if (!order || order.is_sandbox) throw new AppError('production_order_not_found')
    // What hangs can be given back without one.
    if (decided.decision === 'uphold' && order.dispute === null)
      throw new AppError('production_order_state', { data: { state: order.state } })
    await carryOut(ctx, order, decided)
  })
  const after = await findAnyOrder(ctx, decided.id)
  if (!after) throw new AppError('production_order_not_found')
  return weigh(ctx, after)
}

const acts = {
  take: 'productions.order-taken',
  decline: 'productions.order-declined',
  uphold: 'productions.dispute-decided',
  give_back: 'productions.dispute-decided',
} as const

async function carryOut(ctx: TransactionContext, order: OrderRow, { decision, note }: Decided): Promise<void> {
  const about = aboutOrder(order)
  const now = ctx.now()
  if (decision === 'uphold') await finishOrder(ctx, order, { action: 'uphold', who: 'operator' })
  if (decision === 'take') {
    const taken = await moveOrder(ctx, order, { action: 'take', who: 'operator', changes: { accepted_at: now } })
    await beginWork(ctx, taken)
  }
  if (decision === 'decline' || decision === 'give_back') {
    const changes = { completed_at: now, cancel_reason: note === '' ? null : note, dispute: null }
    await endWork(ctx, order.id)
    await moveOrder(ctx, order, { action: decision, who: 'operator', changes })
    await giveBack(ctx, order.id)
  }
  await writeAudit(ctx, { action: acts[decision], ...about, details: { ...about.details, decision } })
}
