import type { TaskRole } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { approveAssignment } from '../deliveries/approve-assignment.ts'
import { findAssignment } from '../deliveries/assignment-store.ts'
import { holderOf } from '../tasks/hold-task.ts'
import { moveTask } from '../tasks/move-task.ts'
import { readContent } from '../tasks/task-store.ts'
import type { TaskRow } from '../tasks/task-tables.ts'

/** Approves a task under review, which is held with its order: what was written is delivered, and earns what was fixed at the claim. */
export async function approveTask(ctx: TransactionContext, task: TaskRow, who: TaskRole): Promise<TaskRow> {
  const approved = await moveTask(ctx, task, { action: 'approve', who, changes: { ended_at: ctx.now() } })
  const assignment = await findAssignment(ctx, task.assignment_id)
  invariant(assignment, 'a task has its assignment')
  const document = await readContent(ctx, task.id)
  const earned = { producer_id: holderOf(task), earned_minor: task.payout_minor }
  await approveAssignment(ctx, assignment, { document, earned })
  return approved
}
