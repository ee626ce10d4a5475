import type { Holding } from '#domains/holding.ts'
import { giveProjects, keptTables, listKept, removeAllOf, removeProjectsOf } from './holding-store.ts'

const pageSize = 200

/**
 * Projects, their pages and what was read are taken along; recordings belong to the history, and what strangers heard is
 * theirs: it names nobody. What a member made goes to
 * their heir, and all is forgotten with the workspace.
 */
export const audioNativeHolding: Holding = {
  tables: [...keptTables.map((table) => `audio_native_${table}`), 'audio_native_listens'],
  files: async function* (ctx, { workspaceId }) {
    for (const table of keptTables) {
      let cursor: string | undefined
      for (let page = 1; page === 1 || cursor !== undefined; page++) {
        const rows = await listKept(ctx, { table, workspaceId, cursor, limit: pageSize })
        yield { path: `audio-native/${table}-${page}.json`, json: rows }
        cursor = rows.length === pageSize ? rows.at(-1)?.id : undefined
      }
    }
  },
  depart: (ctx, { workspaceId, userId, heirId }) =>
    heirId === null ? removeProjectsOf(ctx, workspaceId, userId) : giveProjects(ctx, { workspaceId, userId, heirId }),
  erase: (ctx, { workspaceId }) => removeAllOf(ctx, workspaceId),
}
