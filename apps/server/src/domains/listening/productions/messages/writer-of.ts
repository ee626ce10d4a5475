import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findOwnTask, type NamedTask } from '../tasks/hold-task.ts'
import type { TaskRow } from '../tasks/task-tables.ts'

/** Finds a task that the caller has and did not lose. Throws `production_task_not_found`. */
export async function writerOf(ctx: Context, named: NamedTask): Promise<TaskRow> {
  const task = await findOwnTask(ctx, named)
  if (task.state === 'revoked' || task.state === 'expired') throw new AppError('production_task_not_found')
  return task
}
