import type { HistoryItemId } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { findItem, findItemOfRequest } from './history-store.ts'
import type { HistoryRow } from './tables.ts'

/** Finds a history item that the caller may see. Throws `history_item_not_found`. */
export async function getItem(ctx: Context, input: { readonly history_item_id: HistoryItemId }): Promise<HistoryRow> {
  const row = await findItem(ctx, input.history_item_id)
  if (!row) throw new AppError('history_item_not_found')
  return row
}

/** Finds what an earlier request recorded, so that its answer can be given again. */
export function getItemOfRequest(ctx: Context, requestId: string): Promise<HistoryRow | undefined> {
  return findItemOfRequest(ctx, requestId)
}
