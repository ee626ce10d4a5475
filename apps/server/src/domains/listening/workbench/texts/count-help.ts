import { beginAttempt } from '#identity'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { Work } from '#productions'

/**
 * Counts that an engine is asked for help with a task, before it works; whoever found no place has asked for nothing. Throws
 * `too_many_attempts`, and what the help throws.
 */
export async function countHelp<T>(ctx: Context, { task }: Work, help: () => Promise<T>): Promise<T> {
  const attempt = await beginAttempt(ctx, 'taskHelp', task.id)
  try {
    return await help()
  } catch (error) {
    if (error instanceof AppError && error.code === 'concurrent_limit_exceeded') await attempt.withdrawn()
    throw error
  }
}
