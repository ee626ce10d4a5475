import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { AppError } from '#kernel/errors.ts'
import { tryHoldPurgeLock } from '#kernel/purge-lock-store.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { listUsedFiles } from './edition-store.ts'

/** Removes files. Enqueued in the transaction that lets go of them, so that no crash forgets them. */
export const removeFilesJob = defineJob({
  name: 'publishing.remove-files',
  payload: z.object({ keys: z.array(z.string().startsWith('works/')) }),
  attemptsMax: 24,
  run: removeFiles,
})

/**
 * Removes files that no work and no edition has: a cover is shared by a work and its editions. Harmless to repeat; throws
 * `service_unavailable` while a backup is made.
 */
export async function removeFiles(
  ctx: With<'storage'>,
  { keys }: { readonly keys: readonly string[] },
): Promise<{ removed: number }> {
  // A backup that is being made may still name these files; the next try comes later.
  if (!(await transaction(ctx, tryHoldPurgeLock))) throw new AppError('service_unavailable')
  const used = new Set(await listUsedFiles(ctx, keys))
  const unused = keys.filter((key) => !used.has(key))
  for (const key of unused) await ctx.ports.storage.remove(key)
  return { removed: unused.length }
}
