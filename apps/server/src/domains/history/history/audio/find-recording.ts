import type { HistoryItemId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findStored } from '../history-store.ts'
import type { HistoryRow } from '../tables.ts'

/**
 * Finds where the recording of a history item of the caller's workspace is stored, and its size; undefined once
 * deleted.
 */
export function findRecording(
  ctx: Context,
  id: HistoryItemId,
): Promise<Pick<HistoryRow, 'storage_key' | 'size_bytes'> | undefined> {
  return findStored(ctx, id)
}
