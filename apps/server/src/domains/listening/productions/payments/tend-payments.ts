import type { With } from '#ports/ports.ts'
import { listOverduePages, listUnreturned, noteTried } from './payment-store.ts'
import { refundPayment } from './refund-payment.ts'
import { syncPayment } from './sync-payment.ts'

const atOnce = 100

/**
 * Asks again about pages that are over, and about money that was to go back and of which nothing was heard: a message that got lost
 * keeps nobody’s money. Payments that cannot be asked about keep no other from being asked, at this turn or a later one.
 */
export async function tendPayments(ctx: With<'sales'>): Promise<void> {
  for (const id of await listUnreturned(ctx, atOnce)) {
    try {
      await noteTried(ctx, id)
      await refundPayment(ctx, id)
      await syncPayment(ctx, id)
    } catch (error) {
      ctx.log.warn({ err: error, paymentId: id }, 'money of an order could not be given back yet')
    }
  }
  for (const id of await listOverduePages(ctx, atOnce)) {
    await noteTried(ctx, id)
    await syncPayment(ctx, id).catch((error: unknown) => {
      ctx.log.warn({ err: error, paymentId: id }, 'a payment could not be asked about')
    })
  }
}
