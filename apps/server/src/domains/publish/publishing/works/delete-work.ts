import { setPrice } from '#selling'
import { forgetPages } from '#sharing'
import { forgetPageCases } from '#sharing/page-reports/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { listFilesOf } from '../editions/edition-store.ts'
import { removeFilesJob } from '../editions/remove-files-job.ts'
import { holdWorkRow } from '../policy.ts'
import { deleteWorkRow } from './work-store.ts'

/** Deletes a work: nobody hears it any more. Its recordings stay in the history. */
export async function deleteWork(ctx: Context, input: { readonly work_id: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const work = await holdWorkRow(ctx, input)
    await removeWork(ctx, work.id)
    await writeAudit(ctx, {
      action: 'publishing.work-deleted',
      target: { kind: 'published-work', id: work.id },
      details: { name: work.title },
    })
  })
}

/** Removes a work of the caller's workspace, and its files after it. */
export async function removeWork(ctx: TransactionContext, id: string): Promise<void> {
  const keys = await listFilesOf(ctx, id)
  await deleteWorkRow(ctx, id)
  await setPrice(ctx, id, null)
  await forgetPageCases(ctx, 'work', id)
  ctx.afterCommit(forgetPages)
  if (keys.length > 0) await enqueue(ctx, removeFilesJob, { keys })
}
