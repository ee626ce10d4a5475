import { writesRemarks } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findOwnWork, type NamedTask, type Work } from '#productions'

/**
 * Finds a task that the caller has and may write for, of which the text is what is said: nothing helps with remarks. Throws
 * `production_task_not_found` and `production_task_state`.
 */
export async function findOwnText(ctx: Context, named: NamedTask): Promise<Work> {
  const work = await findOwnWork(ctx, named)
  if (writesRemarks(work.task.service))
    throw new AppError('production_task_state', {
      message: 'Remarks are written for this task, and nothing that is said.',
      data: { state: work.task.state },
    })
  return work
}
