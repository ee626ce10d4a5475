import type { Context } from '#kernel/context.ts'
import { membershipOf } from '#workspaces'
import type { ProducerRow } from '../people/producer-tables.ts'
import type { TaskRow } from '../tasks/task-tables.ts'
import { canDoWork } from '../tasks/unclaimed-store.ts'
import { findOpenReview } from './review-store.ts'

/** Tells whether a producer may review a task: one that waits, by who can do it and has no part in it, or that they are reviewing. */
export async function mayReview(ctx: Context, reviewer: ProducerRow, task: TaskRow): Promise<boolean> {
  if (!reviewer.is_reviewer || reviewer.state !== 'active' || task.producer_id === reviewer.id) return false
  if (task.state === 'in_review') return (await findOpenReview(ctx, task.id))?.reviewer_id === reviewer.id
  if (task.state !== 'submitted' || !(await canDoWork(ctx, reviewer, task.id))) return false
  return reviewer.user_id !== null && (await membershipOf(ctx, reviewer.user_id, task.workspace_id)) === undefined
}
