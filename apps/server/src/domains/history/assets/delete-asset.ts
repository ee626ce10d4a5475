import type { assetsEndpoints } from '@vireo/contracts/assets'
import type { Input } from '@vireo/contracts/kit'
import { forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeAsset } from './asset-store.ts'
import { removeFilesJob } from './remove-files-job.ts'

/** Deletes an asset of the caller's workspace, and its content. Throws `asset_not_found`. */
export async function deleteAsset(ctx: Context, { asset_id: id }: Input<typeof assetsEndpoints.delete>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const removed = await removeAsset(ctx, id)
    if (!removed) throw new AppError('asset_not_found')
    await writeAudit(ctx, {
      action: 'assets.deleted',
      target: { kind: 'asset', id },
      details: { name: removed.name },
    })
    await enqueue(ctx, removeFilesJob, { keys: [removed.storage_key] })
    ctx.afterCommit(forgetStorageUse)
  })
}
