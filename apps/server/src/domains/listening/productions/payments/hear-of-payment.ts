import type { SaleTold } from '#billing'
import type { With } from '#ports/ports.ts'
import { findPayment, findPaymentByRef } from './payment-store.ts'
import { syncPayment } from './sync-payment.ts'

/** Acts on what a provider said of a payment; those that belong to no order are somebody else’s. */
export async function hearOfPayment(
  ctx: With<'sales' | 'settings' | 'vault'>,
  { provider, saleId, paymentRef }: SaleTold,
): Promise<void> {
  const named = saleId === undefined ? undefined : await findPayment(ctx, saleId)
  const found = named ?? (paymentRef === undefined ? undefined : await findPaymentByRef(ctx, provider, paymentRef))
  if (found?.provider === provider) await syncPayment(ctx, found.id)
}
