import type { TransactionContext } from '#kernel/context.ts'
import { findAssignment } from '../deliveries/assignment-store.ts'
import type { OrderRow } from '../tables.ts'
import { openTask } from './open-task.ts'
import { readContent, readInherited } from './task-store.ts'
import type { TaskRow } from './task-tables.ts'

/**
 * Puts the assignment of a task that has ended before everybody again, where its order goes on: in its old place, with what was written
 * if that is kept, else with what was there before.
 */
export async function putBack(
  ctx: TransactionContext,
  { order, task }: { readonly order: OrderRow; readonly task: TaskRow },
  { keepsContent }: { readonly keepsContent: boolean },
): Promise<void> {
  const assignment = await findAssignment(ctx, task.assignment_id)
  if (order.state !== 'accepted' || assignment?.state !== 'open') return
  const content = keepsContent ? await readContent(ctx, task.id) : await readInherited(ctx, task.assignment_id)
  await openTask(ctx, assignment, { durationMs: task.duration_ms, since: task.created_at, ...(content && { content }) })
}
