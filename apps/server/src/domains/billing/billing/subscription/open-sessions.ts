import type { SessionRequest } from '@vireo/contracts/billing'
import { AppError } from '#kernel/errors.ts'
import type { FullContext } from '#ports/ports.ts'
import { askProvider } from '../ask-provider.ts'
import { assertMayManage, assertMayPay } from './policy.ts'
import { returnAddress } from './return-address.ts'
import { keyFor, type Situation, situationOf } from './situation.ts'

/** Opens a page on which the card is replaced. */
export async function createUpdatePaymentMethodsSession(
  ctx: FullContext,
  input: SessionRequest,
): Promise<{ url: string }> {
  const situation = await customerSituation(ctx)
  const { provider, customer } = situation
  await assertMayPay(ctx)
  const returnUrl = returnAddress(ctx, input.relative_redirect_path)
  const idempotencyKey = keyFor(situation, 'payment-method', [returnUrl, ctx.requestId])
  return askProvider(provider.createPaymentMethodSession(ctx, customer, { returnUrl, idempotencyKey }))
}

/** Opens a page with invoices, receipts and the card. */
export async function createPortalSession(ctx: FullContext, input: SessionRequest): Promise<{ url: string }> {
  assertMayManage(ctx)
  const { provider, customer } = await customerSituation(ctx)
  const returnUrl = returnAddress(ctx, input.relative_redirect_path)
  return askProvider(provider.createPortalSession(ctx, customer, { returnUrl }))
}

/** Whoever never was a customer has neither card nor invoices. */
async function customerSituation(ctx: FullContext): Promise<Situation> {
  const situation = await situationOf(ctx)
  if (situation.provider.name === 'none') throw new AppError('billing_not_available')
  if (situation.customer.customerRef === null)
    throw new AppError('no_subscription', { message: 'This workspace has not bought anything yet.' })
  return situation
}
