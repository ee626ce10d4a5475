import type { Context } from '#kernel/context.ts'
import { findRecording } from '#history'
import type { CachedPiece } from '../tables.ts'
import { findCachedTakeRow } from './cached-take-store.ts'

/** A recording that answers a request. */
export type CachedTake = {
  readonly storageKey: string
  readonly sizeBytes: number
  readonly pieces: readonly CachedPiece[]
  readonly durationMs: number
}

/** Finds the workspace's recording under a key; undefined also when it was deleted from the history. */
export async function findCachedTake(ctx: Context, cacheKey: string): Promise<CachedTake | undefined> {
  const row = await findCachedTakeRow(ctx, cacheKey)
  const item = row && (await findRecording(ctx, row.history_item_id))
  if (!row || !item) return undefined
  const { storage_key: storageKey, size_bytes: sizeBytes } = item
  return { storageKey, sizeBytes, pieces: row.pieces, durationMs: row.duration_ms }
}
