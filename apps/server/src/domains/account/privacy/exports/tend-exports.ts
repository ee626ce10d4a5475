import type { With } from '#ports/ports.ts'
import { removeExpired } from './export-store.ts'

const failedKeptMs = 24 * 3_600_000
const batchSize = 100

/** Removes copies that have expired, failed or were given up. */
export async function tendExports(ctx: With<'storage'>): Promise<{ removed: number }> {
  const failedBefore = new Date(ctx.now().getTime() - failedKeptMs)
  const { rows, storageKeys } = await removeExpired(ctx, failedBefore, batchSize)
  for (const key of storageKeys) await ctx.ports.storage.remove(key)
  return { removed: rows }
}
