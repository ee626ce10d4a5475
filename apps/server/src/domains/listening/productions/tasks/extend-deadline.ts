import { producerLimits } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertInTime, holdOwnTask, type NamedTask } from './hold-task.ts'
import { moveTask } from './move-task.ts'
import { type SeenTask, seen } from './present-task.ts'

/** Gives the caller a day more for a task, once. Throws what the contract names. */
export function extendDeadline(ctx: Context, named: NamedTask): Promise<SeenTask> {
  return transaction(ctx, async (ctx) => {
    const { task } = await holdOwnTask(ctx, named)
    assertInTime(task, ctx.now())
    if (task.state === 'claimed' && task.is_extended) throw new AppError('production_deadline_extended')
    const from = task.deadline_at ?? ctx.now()
    const deadline = new Date(from.getTime() + producerLimits.extendedByMs)
    const changes = { deadline_at: deadline, is_extended: true, is_warned: false }
    return seen(ctx, await moveTask(ctx, task, { action: 'extend', who: 'holder', changes }))
  })
}
