import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { tryHoldPurgeLock } from '#kernel/purge-lock-store.ts'
import { transaction } from '#kernel/transaction.ts'

export type DoomedFiles = {
  /** Folder of a voice that is gone. */
  readonly folder?: `voices/${string}/` | undefined
  /** Storage keys of samples that are gone. */
  readonly keys?: readonly string[] | undefined
}

/** Removes files whose rows are gone. Harmless to repeat; throws `service_unavailable` while a backup is made. */
export async function removeFiles(
  ctx: With<'storage'>,
  { folder, keys = [] }: DoomedFiles,
): Promise<{ removed: number }> {
  // A backup that is being made may still name these files; the next try comes later.
  if (!(await transaction(ctx, tryHoldPurgeLock))) throw new AppError('service_unavailable')
  let removed = 0
  for (const key of keys) {
    await ctx.ports.storage.remove(key)
    removed++
  }
  if (!folder) return { removed }
  for await (const { key } of ctx.ports.storage.list(folder)) {
    await ctx.ports.storage.remove(key)
    removed++
  }
  return { removed }
}
