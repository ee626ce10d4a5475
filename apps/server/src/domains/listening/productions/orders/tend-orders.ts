import { orderLimits } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import { type Context, system } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { giveBack } from '../payments/give-back.ts'
import { aboutOrder } from './hold-delivered.ts'
import { endWork } from './end-work.ts'
import { finishOrder } from './finish-order.ts'
import { findLastEnd, isBegun } from '../tasks/task-store.ts'
import { moveOrder } from './move-order.ts'
import { holdAnyOrder, listDueOrders, saveOrder } from './order-store.ts'

const atOnce = 100
const roundsMax = 50
const dayMs = 24 * 3_600_000

/** Moves on the orders whose time has come, each in a transaction of its own; returns how many. */
export async function tendOrders(ctx: Context): Promise<number> {
  let tended = 0
  for (let round = 0; round < roundsMax; round++) {
    const due = await listDueOrders(ctx, atOnce)
    let stuck = 0
    for (const id of due)
      try {
        if (await tend(ctx, id)) tended++
      } catch (error) {
        stuck++
        ctx.log.warn({ err: error, orderId: id }, 'the time of an order has come, and it could not be moved on')
      }
    // Those that are stuck come first again: they are tried at the next turn.
    if (due.length < atOnce || stuck > 0) return tended
  }
  return tended
}

function tend(ctx: Context, id: string): Promise<boolean> {
  return transaction({ ...ctx, actor: system }, async (ctx) => {
    const order = await holdAnyOrder(ctx, id)
    // Somebody was faster.
    if (!order?.due_at || order.due_at > ctx.now()) return false
    if (order.state === 'accepted' && order.delivered_at !== null) {
      await writeAudit(ctx, { action: 'productions.order-accepted', ...aboutOrder(order) })
      await finishOrder(ctx, order, { action: 'accept', who: 'clock' })
      return true
    }
    const later = order.state === 'accepted' ? await waitsUntil(ctx, id) : undefined
    if (later) {
      await saveOrder(ctx, { ...order, due_at: later })
      return false
    }
    await endWork(ctx, id)
    await moveOrder(ctx, order, { action: 'expire', who: 'clock', changes: { completed_at: ctx.now() } })
    await giveBack(ctx, id)
    return true
  })
}

/** Tells until when an accepted order waits at least: while somebody works on it, and then as long as it did for the first. */
async function waitsUntil(ctx: Context, id: string): Promise<Date | undefined> {
  const now = ctx.now()
  if (await isBegun(ctx, id)) return new Date(now.getTime() + dayMs)
  const ended = await findLastEnd(ctx, id)
  const until = ended && new Date(ended.getTime() + orderLimits.claimedWithinMs)
  return until && until > now ? until : undefined
}
