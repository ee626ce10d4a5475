import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { listPayments } from './payment-store.ts'
import { refundJob } from './refund-job.ts'

/** Begins to give back everything that was paid for an order; the provider says when it has gone. Returns whether there is anything. */
export async function giveBack(ctx: TransactionContext, orderId: string): Promise<boolean> {
  let isAnything = false
  for (const payment of await listPayments(ctx, orderId)) {
    if (payment.paid_minor <= payment.refunded_minor + payment.disputed_minor) continue
    isAnything = true
    await enqueue(ctx, refundJob, { paymentId: payment.id }, { dedupeKey: `production:${payment.id}` })
  }
  return isAnything
}
