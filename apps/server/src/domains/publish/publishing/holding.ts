import type { Holding } from '#domains/holding.ts'
import { tableFiles } from '#domains/table-files-store.ts'
import {
  giveWorks,
  keptTables,
  listKeptCovers,
  listKeptSound,
  listKeptUploads,
  listWorkIds,
  removeMeasuresOf,
} from './holding-store.ts'
import { removeWork } from './works/delete-work.ts'

/**
 * Works, their covers, what was uploaded to them and the sound of their editions are taken along. What a member made goes to their heir, and all is
 * forgotten with the workspace: nobody hears it any more.
 */
export const publishingHolding: Holding = {
  tables: [...keptTables.map((table) => `publishing_${table}`), 'publishing_edition_chapters', 'publishing_measures'],
  files: async function* (ctx, { workspaceId }) {
    for (const table of keptTables)
      yield* tableFiles(ctx, { table: `publishing_${table}`, path: `publishing/${table}`, workspaceId })
    for (const { id, cover_key: storageKey, cover_bytes: sizeBytes } of await listKeptCovers(ctx, workspaceId))
      yield { path: `publishing/covers/${id}.jpg`, storageKey, sizeBytes }
    for (const { id, storage_key: storageKey, size_bytes: sizeBytes } of await listKeptUploads(ctx, workspaceId))
      yield { path: `publishing/uploads/${id}.mp3`, storageKey, sizeBytes }
    for (const sound of await listKeptSound(ctx, workspaceId))
      yield {
        path: `publishing/editions/${sound.edition_id}/${sound.place + 1}-${sound.chapter_id}.mp3`,
        storageKey: sound.storage_key,
        sizeBytes: sound.size_bytes,
      }
  },
  count: async (ctx, { workspaceId }) => ({ works: (await listWorkIds(ctx, workspaceId)).length }),
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    if (heirId !== null) return giveWorks(ctx, { workspaceId, userId, heirId })
    const inside = { ...ctx, workspaceId }
    for (const id of await listWorkIds(ctx, workspaceId, userId)) await removeWork(inside, id)
  },
  erase: async (ctx, { workspaceId }) => {
    const inside = { ...ctx, workspaceId }
    for (const id of await listWorkIds(ctx, workspaceId)) await removeWork(inside, id)
    await removeMeasuresOf(ctx, workspaceId)
  },
}
