import { taskMachine, transitionOf } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findProducerOf } from '../people/producer-store.ts'
import { mayReview } from '../reviews/may-review.ts'
import { assertInTime, holdBesideOrder, type NamedTask, type Sight } from '../tasks/hold-task.ts'
import { seeLiveTask } from '../tasks/see-work.ts'
import type { TaskRow } from '../tasks/task-tables.ts'
import { type CommentRow, findComment } from './comment-store.ts'

/** What somebody who sees a task is called where they remark something. */
export const authors = { holder: 'producer', reviewer: 'reviewer', operator: 'house' } as const

/** Tells whether whoever sees a task so may comment on it as it is now. */
export function mayComment({ task, as }: Sight): boolean {
  return transitionOf(taskMachine, 'comment', task.state)?.who.includes(as) ?? false
}

/**
 * Lets the caller comment on a task that they see, which is held meanwhile. Throws `production_task_not_found` where they do not see
 * it, and `production_task_state` where nobody works on it.
 */
export async function commenting<T>(
  ctx: With<'settings'>,
  named: NamedTask,
  write: (ctx: TransactionContext, sight: Sight) => Promise<T>,
  may: (sight: Sight) => boolean = mayComment,
): Promise<T> {
  const { as, task: seen } = await seeLiveTask(ctx, named)
  return transaction(ctx, async (ctx) => {
    const { task } = await holdBesideOrder(ctx, named.task_id)
    // Somebody else may have it by now, or review it.
    if (task.producer_id !== seen.producer_id || (as === 'reviewer' && !(await reviews(ctx, task))))
      throw new AppError('production_task_not_found')
    if (!may({ task, as })) throw new AppError('production_task_state', { data: { state: task.state } })
    if (as !== 'operator') assertInTime(task, ctx.now())
    return write(ctx, { task, as })
  })
}

async function reviews(ctx: TransactionContext, task: TaskRow): Promise<boolean> {
  const caller = await findProducerOf(ctx, ctx.actor.userId)
  return caller !== undefined && mayReview(ctx, caller, task)
}

/** Finds a comment on a task that is held. Throws `production_comment_not_found`. */
export async function commentOn(
  ctx: TransactionContext,
  { task }: Sight,
  { task_comment_id: id }: { readonly task_comment_id: string },
): Promise<CommentRow> {
  const row = await findComment(ctx, task.assignment_id, id)
  if (!row) throw new AppError('production_comment_not_found')
  return row
}

/** Throws `invalid_parameters` for a stretch that ends no later than it begins, to the millisecond. */
export function assertStretch(atMs: number, endMs: number | null): void {
  if (endMs === null || endMs > atMs) return
  throw new AppError('invalid_parameters', { param: 'end_s', message: 'It ends after it begins.' })
}
