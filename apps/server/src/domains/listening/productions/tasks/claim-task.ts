import { producerLimits } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { placesOf } from '../people/calling-producer.ts'
import { holdProducer } from '../people/producer-store.ts'
import type { ProducerRow } from '../people/producer-tables.ts'
import { callerAsHolder, holdBesideOrder, type NamedTask } from './hold-task.ts'
import { moveTask } from './move-task.ts'
import { countOpenTasks } from './task-store.ts'
import { isFitFor } from './unclaimed-store.ts'
import { type SeenTask, seen } from './present-task.ts'

/**
 * Gives an unclaimed task to the caller, at the payout that stands then. Of several at once one gets it; the others are told
 * `production_task_state`. Throws `production_task_not_found` for what the caller may not have, and `production_task_limit_reached`.
 */
export function claimTask(ctx: Context, named: NamedTask): Promise<SeenTask> {
  return transaction(ctx, async (ctx) => {
    const caller = await callerAsHolder(ctx, named)
    const { order, task } = await holdBesideOrder(ctx, named.task_id)
    const producer = await holdProducer(ctx, caller.id)
    if (producer?.state !== 'active' || order.state !== 'accepted') throw new AppError('production_task_not_found')
    if (task.producer_id !== producer.id) {
      const notAfter = visibleUntil(ctx.now(), producer)
      if (!(await isFitFor(ctx, producer, task.id, { notAfter, notOf: await placesOf(ctx) })))
        throw new AppError('production_task_not_found')
    }
    if (task.state === 'unclaimed' && (await countOpenTasks(ctx, producer.id)) >= producerLimits.openTasksMax)
      throw new AppError('production_task_limit_reached')
    const now = ctx.now()
    const deadline = new Date(now.getTime() + producerLimits.claimedForMs)
    const changes = { producer_id: producer.id, claimed_at: now, deadline_at: deadline }
    const claimed = await moveTask(ctx, task, { action: 'claim', who: 'producer', changes })
    await writeAudit(ctx, {
      action: 'productions.task-claimed',
      target: { kind: 'production-task', id: task.id },
      details: { amount: task.payout_minor },
    })
    return seen(ctx, claimed)
  })
}

/** Tells until when a task must have been there for somebody to find it: those whose work is often sent back find it later. Pure. */
export function visibleUntil(now: Date, { score }: Pick<ProducerRow, 'score'>): Date {
  const isLate = score !== null && score < producerLimits.scoreGood
  return new Date(now.getTime() - (isLate ? producerLimits.latecomersAfterMs : 0))
}
