import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { askProvider } from '../ask-provider.ts'
import { assertMayPay } from './policy.ts'
import { keyFor, situationOf } from './situation.ts'

/** Asks the bank whether the card on file is good, without charging it. Throws what the bank says otherwise. */
export async function verifyCard(ctx: With<'billing' | 'settings'>): Promise<void> {
  const situation = await situationOf(ctx)
  const { provider, customer } = situation
  if (provider.hasPaymentMethods && customer.customerRef === null) throw new AppError('no_payment_method')
  await assertMayPay(ctx)
  // Each question is a question of its own: a bank may change its mind.
  const idempotencyKey = keyFor(situation, 'verify-card', ctx.requestId)
  await askProvider(provider.verifyCard(ctx, customer, { idempotencyKey }))
}
