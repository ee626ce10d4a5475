import type { Holding } from '#domains/holding.ts'
import { tableFiles } from '#domains/table-files-store.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { giveAssets, listAssetFiles, removeAssetsOf } from './asset-store.ts'
import { removeFilesJob } from './remove-files-job.ts'

/** Files are taken along with what is written about them; they are the workspace's, and go with it. */
export const assetsHolding: Holding = {
  tables: ['assets'],
  files: async function* (ctx, { workspaceId }) {
    yield* tableFiles(ctx, { table: 'assets', path: 'assets/items', workspaceId })
    for (const { id, storage_key: storageKey, size_bytes: sizeBytes } of await listAssetFiles(ctx, workspaceId))
      yield { path: `assets/files/${id}`, storageKey, sizeBytes }
  },
  count: async (ctx, { workspaceId }) => ({ assets: (await listAssetFiles(ctx, workspaceId)).length }),
  depart: (ctx, departure) => giveAssets(ctx, departure),
  erase: async (ctx, { workspaceId }) => {
    const keys = await removeAssetsOf(ctx, workspaceId)
    if (keys.length > 0) await enqueue(ctx, removeFilesJob, { keys })
  },
}
