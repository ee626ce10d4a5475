import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { AppError } from '#kernel/errors.ts'
import { tryHoldPurgeLock } from '#kernel/purge-lock-store.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'

/** Removes files. Enqueued in the transaction that forgets the rows, so that no crash leaves them behind. */
export const removeFilesJob = defineJob({
  name: 'productions.remove-files',
  payload: z.object({ keys: z.array(z.string().startsWith('productions/')) }),
  attemptsMax: 24,
  run: (ctx, { keys }) => removeFiles(ctx, keys),
})

/** Removes files that no row names any more. Harmless to repeat; throws `service_unavailable` while a backup is made. */
async function removeFiles(ctx: With<'storage'>, keys: readonly string[]): Promise<void> {
  // A backup that is being made may still name these files; the next try comes later.
  if (!(await transaction(ctx, tryHoldPurgeLock))) throw new AppError('service_unavailable')
  for (const key of keys) await ctx.ports.storage.remove(key)
}
