import { createReadStream } from 'node:fs'
import type { assetsEndpoints } from '@vireo/contracts/assets'
import type { Input } from '@vireo/contracts/kit'
import { assertRoomForItem, forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { insertAsset } from './asset-store.ts'
import { removeFilesJob } from './remove-files-job.ts'
import type { AssetRow } from './tables.ts'
import { typeOfFile } from './type-of-file.ts'

/**
 * Keeps a file that somebody brings, as it is. Throws `asset_is_empty` and `storage_limit_reached`; nothing is kept then, and
 * what is answered is kept.
 */
export async function createAsset(
  ctx: With<'settings' | 'storage'>,
  { name, files }: Input<typeof assetsEndpoints.create>,
): Promise<AssetRow> {
  const [file] = files.asset
  invariant(file, 'the contract asks for a file')
  if (file.sizeBytes === 0) throw new AppError('asset_is_empty', { param: file.fieldName })
  forgetStorageUse(ctx)
  await assertRoomForItem(ctx, file.sizeBytes)
  const id = ctx.newId('asset')
  const row: AssetRow = {
    id,
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    name,
    mime_type: await typeOfFile(file.path),
    storage_key: `assets/${ctx.workspaceId}/${id}`,
    size_bytes: file.sizeBytes,
    created_at: ctx.now(),
  }
  try {
    await keepBlocks(ctx.ports.storage, row.storage_key, createReadStream(file.path, { signal: ctx.signal }))
    await transaction(ctx, (ctx) => insertAsset(ctx, row))
  } catch (error) {
    await transaction(ctx, (ctx) => enqueue(ctx, removeFilesJob, { keys: [row.storage_key] }))
    throw error
  }
  forgetStorageUse(ctx)
  return row
}
