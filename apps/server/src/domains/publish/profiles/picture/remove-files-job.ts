import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { AppError } from '#kernel/errors.ts'
import { tryHoldPurgeLock } from '#kernel/purge-lock-store.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'

const Doomed = z.object({
  /** Of somebody who is gone. */
  folder: z.templateLiteral(['profiles/', z.string().min(1), '/']).optional(),
  keys: z.array(z.string().startsWith('profiles/')).optional(),
})

/** Removes pictures. Enqueued in the transaction that forgets them, so that no crash leaves them behind. */
export const removeFilesJob = defineJob({
  name: 'profiles.remove-files',
  payload: Doomed,
  attemptsMax: 24,
  run: (ctx, doomed) => removeFiles(ctx, doomed),
})

/** Removes pictures that nothing names any more. Harmless to repeat; throws `service_unavailable` while a backup is made. */
export async function removeFiles(
  ctx: With<'storage'>,
  { folder, keys = [] }: z.infer<typeof Doomed>,
): Promise<{ readonly removed: number }> {
  // A backup that is being made may still name these files; the next try comes later.
  if (!(await transaction(ctx, tryHoldPurgeLock))) throw new AppError('service_unavailable')
  const { storage } = ctx.ports
  let removed = 0
  for (const key of keys) {
    await storage.remove(key)
    removed++
  }
  if (!folder) return { removed }
  for await (const { key } of storage.list(folder)) {
    await storage.remove(key)
    removed++
  }
  return { removed }
}
