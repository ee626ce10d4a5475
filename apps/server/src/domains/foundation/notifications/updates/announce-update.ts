import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { ProductUpdate } from './send-update.ts'
import { updateJob } from './update-job.ts'

/** Tells everybody who wants to hear of it what is new; a job writes to one after the other. The operator asks. */
export function announceUpdate(ctx: Context, { subject, paragraphs }: ProductUpdate): Promise<string> {
  return transaction(ctx, async (ctx) => {
    const jobId = await enqueue(ctx, updateJob, { updateId: ctx.newId('event'), subject, paragraphs: [...paragraphs] })
    await writeAudit(ctx, { action: 'notifications.update-announced', target: { kind: 'job', id: jobId } })
    return jobId
  })
}
