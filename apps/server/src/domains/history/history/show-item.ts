import type { HistoryItemId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { getItem } from './get-item.ts'
import { hideVoices } from './hide-voices.ts'
import type { HistoryRow } from './tables.ts'

/** Shows one generation of the caller's, or of anybody's to an admin. Throws `history_item_not_found`. */
export async function showItem(ctx: Context, input: { readonly history_item_id: HistoryItemId }): Promise<HistoryRow> {
  const row = await getItem(ctx, input)
  const [shown = row] = await hideVoices(ctx, [row])
  return shown
}
