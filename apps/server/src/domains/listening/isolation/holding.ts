import type { Holding } from '#domains/holding.ts'
import { tableFiles } from '#domains/table-files-store.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { filmName } from './films/film-name.ts'
import { giveIsolations, listIsolationFiles, type Owner, removeIsolationsOf } from './isolation-store.ts'
import { removeFilesJob } from './remove-files-job.ts'

/** Recordings are taken along with what is written about them; a member's go to their heir, and all go with the workspace. */
export const isolationHolding: Holding = {
  tables: ['isolation_items'],
  files: async function* (ctx, { workspaceId }) {
    yield* tableFiles(ctx, { table: 'isolation_items', path: 'isolation/items', workspaceId })
    for (const row of await listIsolationFiles(ctx, { workspaceId })) {
      yield { path: `isolation/recordings/${row.id}.mp3`, storageKey: row.storage_key, sizeBytes: row.size_bytes }
      if (row.film_key !== null)
        yield { path: `isolation/videos/${filmName(row)}`, storageKey: row.film_key, sizeBytes: row.film_bytes }
    }
  },
  count: async (ctx, { workspaceId }) => ({
    isolated_recordings: (await listIsolationFiles(ctx, { workspaceId })).length,
  }),
  depart: (ctx, { workspaceId, userId, heirId }) =>
    heirId === null
      ? forget(ctx, { workspaceId, userId })
      : giveIsolations(ctx, { workspaceId, from: userId, to: heirId }),
  erase: (ctx, { workspaceId }) => forget(ctx, { workspaceId }),
}

async function forget(ctx: TransactionContext, whose: Owner): Promise<void> {
  const keys = await removeIsolationsOf(ctx, whose)
  if (keys.length > 0) await enqueue(ctx, removeFilesJob, { keys })
}
