import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { ProductUpdate } from './send-update.ts'
import { updateJob } from './update-job.ts'

/**
 * Announces news of the product to everybody who agreed to hear of it; a job writes to one after another. For the
 * operator.
 */
export function announceUpdate(ctx: Context, { subject, paragraphs }: ProductUpdate): Promise<string> {
  return transaction(ctx, async (ctx) => {
    const jobId = await enqueue(ctx, updateJob, { updateId: ctx.newId('event'), subject, paragraphs: [...paragraphs] })
    await writeAudit(ctx, { action: 'notifications.update-announced', target: { kind: 'job', id: jobId } })
    return jobId
  })
}
