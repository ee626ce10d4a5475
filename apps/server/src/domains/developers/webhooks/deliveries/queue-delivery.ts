import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { deliverJob } from './deliver-job.ts'
import { insertDelivery, type NewDelivery } from './delivery-store.ts'

/** Queues deliveries and wakes the job that sends them; events that a webhook was told of before are left out. */
export async function queueDeliveries(ctx: TransactionContext, rows: readonly NewDelivery[]): Promise<void> {
  let added = 0
  for (const row of rows) if (await insertDelivery(ctx, row)) added++
  if (added > 0) await enqueue(ctx, deliverJob, {}, { dedupeKey: deliverJob.name })
}
