import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { callerAsHolder, type NamedTask } from '../tasks/hold-task.ts'
import { findTask } from '../tasks/task-store.ts'
import type { TaskRow } from '../tasks/task-tables.ts'

/** Finds a task that the caller has and did not lose. Throws `production_task_not_found`. */
export async function writerOf(ctx: Context, named: NamedTask): Promise<TaskRow> {
  const producer = await callerAsHolder(ctx, named)
  const task = await findTask(ctx, named.task_id)
  if (task?.producer_id !== producer.id || task.state === 'revoked' || task.state === 'expired')
    throw new AppError('production_task_not_found')
  return task
}
