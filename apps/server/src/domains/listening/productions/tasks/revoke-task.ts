import { beginAttempt } from '#identity'
import { isOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { deleteCommentsBy } from '../comments/comment-store.ts'
import { findProducerOf } from '../people/producer-store.ts'
import { holdWithOrder, type NamedTask } from './hold-task.ts'
import { moveTask } from './move-task.ts'
import { putBack } from './put-back.ts'
import { type SeenTask, seen } from './present-task.ts'

/**
 * Gives a task up, or takes it away as whoever runs the instance: its assignment is unclaimed again, as it was before, and nobody reads
 * what they wrote or remarked any more. Throws `production_task_not_found`, `production_task_state` and `too_many_attempts`.
 */
export async function revokeTask(ctx: With<'settings'>, named: NamedTask): Promise<SeenTask> {
  if (named.user_id !== ctx.actor.userId) {
    if (!(await isOperator(ctx))) throw new AppError('production_task_not_found')
    return revoke(ctx, named, 'operator')
  }
  const attempt = await beginAttempt(ctx, 'taskGivenUp', named.user_id)
  try {
    return await revoke(ctx, named, 'holder')
  } catch (error) {
    await attempt.withdrawn()
    throw error
  }
}

function revoke(ctx: Context, named: NamedTask, who: 'holder' | 'operator'): Promise<SeenTask> {
  return transaction(ctx, async (ctx) => {
    const producer = await findProducerOf(ctx, named.user_id)
    const { order, task } = await holdWithOrder(ctx, named.task_id)
    if (!producer || task.producer_id !== producer.id) throw new AppError('production_task_not_found')
    const changes = { deadline_at: null, ended_at: ctx.now() }
    const revoked = await moveTask(ctx, task, { action: 'revoke', who, changes })
    await putBack(ctx, { order, task }, { keepsContent: false })
    await deleteCommentsBy(ctx, task.assignment_id, named.user_id)
    await writeAudit(ctx, { action: 'productions.task-revoked', target: { kind: 'production-task', id: task.id } })
    return seen(ctx, revoked)
  })
}
