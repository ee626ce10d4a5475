import type { TransactionContext } from '#kernel/context.ts'
import { endOpenAssignments } from '../deliveries/assignment-store.ts'
import { moveTask } from '../tasks/move-task.ts'
import { listUnfinished, removeUnclaimed } from '../tasks/task-store.ts'

/** Ends the work on an order that is held: what nobody finished is done by nobody any more. */
export async function endWork(ctx: TransactionContext, orderId: string): Promise<void> {
  await removeUnclaimed(ctx, orderId)
  for (const task of await listUnfinished(ctx, orderId))
    await moveTask(ctx, task, { action: 'end', who: 'clock', changes: { deadline_at: null, ended_at: ctx.now() } })
  await endOpenAssignments(ctx, orderId)
}
