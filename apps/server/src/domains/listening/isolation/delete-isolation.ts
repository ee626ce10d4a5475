import type { isolationEndpoints } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import { forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeIsolation } from './isolation-store.ts'
import { removeFilesJob } from './remove-files-job.ts'

/** Deletes one of the caller's recordings for good. Throws `history_item_not_found`. */
export async function deleteIsolation(
  ctx: Context,
  { history_item_id: id }: Input<typeof isolationEndpoints.delete>,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const keys = await removeIsolation(ctx, id)
    if (keys.length === 0) throw new AppError('history_item_not_found')
    await writeAudit(ctx, { action: 'isolation.deleted', target: { kind: 'isolation', id } })
    await enqueue(ctx, removeFilesJob, { keys })
    ctx.afterCommit(forgetStorageUse)
  })
}
