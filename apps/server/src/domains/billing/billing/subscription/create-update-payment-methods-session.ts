import type { SessionRequest } from '@vireo/contracts/billing'
import type { With } from '#ports/ports.ts'
import { askProvider } from '../ask-provider.ts'
import { customerSituation } from './customer-situation.ts'
import { assertMayPay } from './policy.ts'
import { returnAddress } from './return-address.ts'
import { keyFor } from './situation.ts'

/** Opens a page on which the card is replaced. */
export async function createUpdatePaymentMethodsSession(
  ctx: With<'billing' | 'settings'>,
  input: SessionRequest,
): Promise<{ url: string }> {
  const situation = await customerSituation(ctx)
  const { provider, customer } = situation
  await assertMayPay(ctx)
  const returnUrl = returnAddress(ctx, input.relative_redirect_path)
  const idempotencyKey = keyFor(situation, 'payment-method', [returnUrl, ctx.requestId])
  return askProvider(provider.createPaymentMethodSession(ctx, customer, { returnUrl, idempotencyKey }))
}
