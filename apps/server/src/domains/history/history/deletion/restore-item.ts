import type { HistoryItemId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { restoreDeletedSince } from './deletion-store.ts'
import { getItem } from '../get-item.ts'
import { hideVoices } from '../hide-voices.ts'
import { purgeDelayMs } from './purge-deleted.ts'
import type { HistoryRow } from '../tables.ts'

/** Restores a deleted item while there is still time; an item that was not deleted is returned as it is. */
export async function restoreItem(
  ctx: Context,
  input: { readonly history_item_id: HistoryItemId },
): Promise<HistoryRow> {
  const since = new Date(ctx.now().getTime() - purgeDelayMs)
  const restored = await transaction(ctx, async (ctx) => {
    const row = await restoreDeletedSince(ctx, input.history_item_id, since)
    if (row) await writeAudit(ctx, { action: 'history.item-restored', target: { kind: 'history-item', id: row.id } })
    return row
  })
  const row = restored ?? (await getItem(ctx, input))
  const [shown = row] = await hideVoices(ctx, [row])
  return shown
}
