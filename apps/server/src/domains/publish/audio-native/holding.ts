import type { Holding } from '#domains/holding.ts'
import { tableFiles } from '#domains/table-files-store.ts'
import { giveProjects, keptTables, removeAllOf, removeProjectsOf } from './holding-store.ts'

/**
 * Projects, their pages and what was read are taken along; recordings belong to the history, and what strangers heard is
 * theirs: it names nobody. What a member made goes to
 * their heir, and all is forgotten with the workspace.
 */
export const audioNativeHolding: Holding = {
  tables: [...keptTables.map((table) => `audio_native_${table}`), 'audio_native_listens'],
  files: async function* (ctx, { workspaceId }) {
    for (const table of keptTables)
      yield* tableFiles(ctx, { table: `audio_native_${table}`, path: `audio-native/${table}`, workspaceId })
  },
  depart: (ctx, { workspaceId, userId, heirId }) =>
    heirId === null ? removeProjectsOf(ctx, workspaceId, userId) : giveProjects(ctx, { workspaceId, userId, heirId }),
  erase: (ctx, { workspaceId }) => removeAllOf(ctx, workspaceId),
}
