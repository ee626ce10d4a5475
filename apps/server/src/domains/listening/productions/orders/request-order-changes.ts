import type { Input } from '@vireo/contracts/kit'
import { producerLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { listAssignments, saveAssignment } from '../deliveries/assignment-store.ts'
import { countBuyerRounds, insertReview } from '../reviews/review-store.ts'
import { moveTask } from '../tasks/move-task.ts'
import { findAlive, holdTask } from '../tasks/task-store.ts'
import type { TaskRow } from '../tasks/task-tables.ts'
import { aboutOrder, holdDelivered } from './hold-delivered.ts'
import { moveOrder } from './move-order.ts'
import { type WholeOrder, wholeOrder } from './present-order.ts'

/** Sends what was delivered of an order, or of one item, back to those who made it. Throws what the contract names. */
export function requestOrderChanges(
  ctx: Context,
  { order_id: id, note, item_id: itemId }: Input<typeof productionsEndpoints.requestChanges>,
): Promise<WholeOrder> {
  return transaction(ctx, async (ctx) => {
    const order = await holdDelivered(ctx, id)
    const wanted = (await listAssignments(ctx, id)).filter(({ item_id }) => itemId === undefined || item_id === itemId)
    if (wanted.length === 0) throw new AppError('production_item_not_found', { param: 'item_id' })
    for (const assignment of wanted) {
      const known = await findAlive(ctx, assignment.id)
      const task = known && (await holdTask(ctx, known.id))
      if (!task) continue
      if ((await countBuyerRounds(ctx, assignment.id)) >= producerLimits.changeRoundsMax)
        throw new AppError('production_order_state', {
          message: `Changes were asked for ${producerLimits.changeRoundsMax} times. Accept what was delivered, or reject it.`,
        })
      await sendBack(ctx, task, note)
      await saveAssignment(ctx, { ...assignment, state: 'open' })
    }
    await writeAudit(ctx, { action: 'productions.changes-requested', ...aboutOrder(order) })
    const after = await moveOrder(ctx, order, {
      action: 'ask_changes',
      who: 'buyer',
      changes: { delivered_at: null },
    })
    return wholeOrder(ctx, after)
  })
}

async function sendBack(ctx: TransactionContext, task: TaskRow, note: string): Promise<void> {
  const now = ctx.now()
  const deadline = new Date(now.getTime() + producerLimits.changesWithinMs)
  const changes = { deadline_at: deadline, ended_at: null, is_warned: false }
  await moveTask(ctx, task, { action: 'ask_changes', who: 'buyer', changes })
  await insertReview(ctx, {
    id: ctx.newId('productionReview'),
    task_id: task.id,
    assignment_id: task.assignment_id,
    reviewer_id: null,
    by_buyer: true,
    state: 'changes_requested',
    scores: null,
    notes: [{ text: note, at_s: null }],
    begun_at: now,
    decided_at: now,
    acknowledged_at: null,
  })
}
