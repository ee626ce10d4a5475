import type { HistoryItemId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findLiveIds } from './link-store.ts'

/** Answers which of these recordings are shared, with the id of the link of each. */
export async function liveLinkIds(
  ctx: Context,
  itemIds: readonly HistoryItemId[],
): Promise<ReadonlyMap<HistoryItemId, string>> {
  const rows = await findLiveIds(ctx, itemIds)
  return new Map(rows.map((row) => [row.history_item_id, row.id]))
}
