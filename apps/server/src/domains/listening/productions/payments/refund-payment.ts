import { askProvider } from '#billing'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findPayment } from './payment-store.ts'

/**
 * Gives a payment back, all of it or what its order says, that was not given back yet: repeats have one effect at the provider, which says what became of it.
 * Throws `billing_not_available` where its provider is not there, to be tried again.
 */
export async function refundPayment(ctx: With<'sales'>, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx, paymentId)
  if (!payment?.page_ref || payment.paid_minor === 0) return
  const { sales } = ctx.ports
  if (sales?.name !== payment.provider) throw new AppError('billing_not_available')
  const { page_ref: pageRef, return_minor: part, paid_minor: all } = payment
  const isPart = part > 0 && part < all
  await askProvider(isPart ? sales.refund(ctx, pageRef, part) : sales.refund(ctx, pageRef))
}
