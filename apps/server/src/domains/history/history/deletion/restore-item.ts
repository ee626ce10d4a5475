import type { Context } from '#kernel/context.ts'
import { restoreDeletedSince } from './deletion-store.ts'
import { getItem } from '../get-item.ts'
import { hideVoices } from '../hide-voices.ts'
import { purgeDelayMs } from './purge-deleted.ts'
import type { HistoryRow } from '../tables.ts'

/** Takes a deletion back while there is still time; what was not deleted is simply there. */
export async function restoreItem(ctx: Context, input: { readonly history_item_id: string }): Promise<HistoryRow> {
  const since = new Date(ctx.now().getTime() - purgeDelayMs)
  const restored = await restoreDeletedSince(ctx, input.history_item_id, since)
  const row = restored ?? (await getItem(ctx, input))
  const [shown = row] = await hideVoices(ctx, [row])
  return shown
}
