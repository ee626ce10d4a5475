import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { listPayments, saveReturn } from './payment-store.ts'
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

/** Begins to give back so much of what was paid for an order that is done. Returns how much of that there is to give. */
export async function giveBackPart(ctx: TransactionContext, orderId: string, amountMinor: number): Promise<number> {
  let given = 0
  for (const payment of await listPayments(ctx, orderId)) {
    const left = payment.paid_minor - payment.refunded_minor - payment.disputed_minor
    const part = Math.min(left, amountMinor - given)
    if (part <= 0) continue
    given += part
    await saveReturn(ctx, payment.id, payment.refunded_minor + part)
    await enqueue(ctx, refundJob, { paymentId: payment.id }, { dedupeKey: `production:${payment.id}` })
  }
  return given
}
