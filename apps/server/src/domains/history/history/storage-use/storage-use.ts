import { perDatabase } from '#kernel/database/coalesce.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { bytesOfCopies, storageLimitOf } from '../hooks.ts'
import { addUpChanges, findScatteredSums, sumOfRecordings } from './storage-use-store.ts'

type Known = { readonly usedBytes: number; readonly readAtMs: number }

const staleAfterMs = 1000
const knownMax = 10_000
const knownOf = perDatabase(() => new Map<string, Known>())

/**
 * Throws `storage_limit_reached` when the workspace's recordings fill its budget, as of at most a second ago. Called
 * before anything is reserved for a recording; `bytes` is how many more there would be, where that is known.
 */
export async function assertRoomForItem(ctx: With<'settings'>, bytes = 0): Promise<void> {
  const limitBytes = await ctx.hooks.ask(storageLimitOf, ctx)
  if (limitBytes === undefined) return
  const usedBytes = await recentUse(ctx)
  if (usedBytes + bytes < limitBytes) return
  throw new AppError('storage_limit_reached', { data: { used_bytes: usedBytes, limit_bytes: limitBytes } })
}

/** Returns how many bytes the workspace's recordings and copies of them take up now, and how many they may. */
export async function storageUseOf(
  ctx: With<'settings'>,
): Promise<{ usedBytes: number; limitBytes: number | undefined }> {
  const [usedBytes, limitBytes] = await Promise.all([sumOfKept(ctx), ctx.hooks.ask(storageLimitOf, ctx)])
  return { usedBytes, limitBytes }
}

/** Forgets the cached storage use, so that somebody who has made room can go on at once. */
export function forgetStorageUse(ctx: Context): void {
  knownOf(ctx.db).delete(ctx.workspaceId)
}

/** Adds up the changes of storage use, which keeps sums short and changes nothing that anybody sees. */
export async function addUpStorageUse(ctx: Context): Promise<{ workspaces: number }> {
  const workspaceIds = await findScatteredSums(ctx)
  for (const workspaceId of workspaceIds) await addUpChanges(ctx, workspaceId)
  return { workspaces: workspaceIds.length }
}

async function sumOfKept(ctx: Context): Promise<number> {
  const [recordings, copies] = await Promise.all([sumOfRecordings(ctx), ctx.hooks.gather(bytesOfCopies, ctx)])
  return copies.reduce((sum, bytes) => sum + bytes, recordings)
}

async function recentUse(ctx: Context): Promise<number> {
  const known = knownOf(ctx.db)
  const nowMs = ctx.now().getTime()
  const last = known.get(ctx.workspaceId)
  if (last && Math.abs(nowMs - last.readAtMs) < staleAfterMs) return last.usedBytes
  const usedBytes = await sumOfKept(ctx)
  if (known.size >= knownMax) known.clear()
  known.set(ctx.workspaceId, { usedBytes, readAtMs: nowMs })
  return usedBytes
}
