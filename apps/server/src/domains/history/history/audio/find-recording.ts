import type { HistoryItemId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findStored } from '../history-store.ts'
import type { HistoryRow } from '../tables.ts'

/** Where a generation of the workspace is kept; undefined once it was deleted. */
export function findRecording(
  ctx: Context,
  id: HistoryItemId,
): Promise<Pick<HistoryRow, 'storage_key' | 'size_bytes'> | undefined> {
  return findStored(ctx, id)
}
