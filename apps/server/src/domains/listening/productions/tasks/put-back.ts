import type { TransactionContext } from '#kernel/context.ts'
import { findAssignment } from '../deliveries/assignment-store.ts'
import type { OrderRow } from '../tables.ts'
import { openTask } from './open-task.ts'
import { readContent } from './task-store.ts'
import type { TaskRow } from './task-tables.ts'

/** Puts the assignment of a task that has ended before everybody again, where its order goes on. */
export async function putBack(
  ctx: TransactionContext,
  { order, task }: { readonly order: OrderRow; readonly task: TaskRow },
  { keepsContent }: { readonly keepsContent: boolean },
): Promise<void> {
  const assignment = await findAssignment(ctx, task.assignment_id)
  if (order.state !== 'accepted' || assignment?.state !== 'open') return
  const content = keepsContent ? await readContent(ctx, task.id) : undefined
  await openTask(ctx, assignment, { durationMs: task.duration_ms, ...(content && { content }) })
}
