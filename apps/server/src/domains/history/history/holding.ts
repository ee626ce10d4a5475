import path from 'node:path'
import type { Holding } from '#domains/holding.ts'
import { markDeletedMadeBefore, markDeletedMadeBy } from './deletion/deletion-store.ts'
import { countItemsOf, listItemsOf, removeSettingsOf, updateMaker } from './holding-store.ts'

const pageSize = 500

/**
 * Adds what was generated to the copy: words as documents, sound as files. Erases it like any deletion: hidden, then
 * purged.
 */
export const historyHolding: Holding = {
  tables: ['history_items', 'history_storage_changes', 'history_retention'],
  files: async function* (ctx, { workspaceId }) {
    for (let page = 1, after = ''; ; page++) {
      const rows = await listItemsOf(ctx, workspaceId, after, pageSize)
      if (rows.length > 0 || page === 1)
        yield { path: `history/items-${page}.json`, json: rows.map(({ storage_key: _kept, ...item }) => item) }
      for (const { id, storage_key: storageKey, size_bytes: sizeBytes } of rows)
        yield { path: `history/recordings/${id}${path.extname(storageKey)}`, storageKey, sizeBytes }
      const last = rows.at(-1)
      if (!last || rows.length < pageSize) return
      after = last.id
    }
  },
  count: async (ctx, { workspaceId }) => ({ history_items: await countItemsOf(ctx, workspaceId) }),
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    if (heirId === null) await markDeletedMadeBy(ctx, workspaceId, userId)
    else await updateMaker(ctx, workspaceId, { from: userId, to: heirId })
  },
  erase: async (ctx, { workspaceId }) => {
    const soon = new Date(ctx.now().getTime() + 60_000)
    while ((await markDeletedMadeBefore(ctx, workspaceId, soon, pageSize)) > 0);
    await removeSettingsOf(ctx, workspaceId)
  },
}
