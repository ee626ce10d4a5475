import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { hideVoices } from './hide-voices.ts'
import { findItem, findItemOfRequest } from './history-store.ts'
import type { HistoryRow } from './tables.ts'

/** Shows one generation of the caller's, or of anybody's to an admin. Throws `history_item_not_found`. */
export async function showItem(ctx: Context, input: { readonly history_item_id: string }): Promise<HistoryRow> {
  const row = await getItem(ctx, input)
  const [shown = row] = await hideVoices(ctx, [row])
  return shown
}

/** Finds one generation that the caller may see. Throws `history_item_not_found`. */
export async function getItem(ctx: Context, input: { readonly history_item_id: string }): Promise<HistoryRow> {
  const row = await findItem(ctx, input.history_item_id)
  if (!row) throw new AppError('history_item_not_found')
  return row
}

/** Finds what an earlier request recorded, so that its answer can be given again. */
export function getItemOfRequest(ctx: Context, requestId: string): Promise<HistoryRow | undefined> {
  return findItemOfRequest(ctx, requestId)
}
