import type { HistoryItemId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { getItem } from './get-item.ts'
import { hideVoices } from './hide-voices.ts'
import { nameLinks } from './name-links.ts'
import type { HistoryRow } from './tables.ts'

/** Returns one of the caller's history items, or for admins anybody's. Throws `history_item_not_found`. */
export async function showItem(ctx: Context, input: { readonly history_item_id: HistoryItemId }): Promise<HistoryRow> {
  const row = await getItem(ctx, input)
  const [shown = row] = await nameLinks(ctx, await hideVoices(ctx, [row]))
  return shown
}
