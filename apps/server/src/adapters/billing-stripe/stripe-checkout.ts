import type Stripe from 'stripe'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { type BillingCustomer, BillingFailure, type CheckoutRequest, type Keyed } from '../../ports/billing-provider.ts'
import { payIfPossible } from './stripe-charges.ts'
import { couponOf } from './stripe-coupons.ts'
import { priceOf } from './stripe-prices.ts'

/** Opens a Stripe page on which a plan is paid for, and expires older pages so that nobody pays twice. */
export async function createCheckoutPage(
  stripe: Stripe,
  customer: string,
  { workspaceId }: BillingCustomer,
  request: CheckoutRequest & { readonly isTaxed: boolean },
): Promise<{ url: string }> {
  const { plan, discount, idempotencyKey, isTaxed } = request
  const [price, coupon, open] = await Promise.all([
    priceOf(stripe, plan),
    discount && couponOf(stripe, discount, plan.currency),
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 20 }),
  ])
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: workspaceId,
      line_items: [{ price, quantity: 1 }],
      ...(coupon && { discounts: [{ coupon }] }),
      subscription_data: { metadata: { workspace_id: workspaceId } },
      // Where somebody lives decides about the tax.
      ...(isTaxed && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }),
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      ...(request.expiresAt && { expires_at: unixSeconds(request.expiresAt) }),
    },
    { idempotencyKey },
  )
  const others = open.data.filter(({ id, mode }) => id !== session.id && mode === 'subscription')
  await Promise.all(others.map(({ id }) => stripe.checkout.sessions.expire(id)))
  return pageOf(session)
}

/** Opens a Stripe page on which a card is left. The webhook of its completion makes it the payment method. */
export async function createCardPage(
  stripe: Stripe,
  customer: string,
  request: Keyed & { readonly returnUrl: string },
): Promise<{ url: string }> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      customer,
      allowed_payment_method_types: ['card'],
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
    },
    { idempotencyKey: request.idempotencyKey },
  )
  return pageOf(session)
}

function pageOf({ url }: Stripe.Checkout.Session): { url: string } {
  if (url) return { url }
  // The same request was answered before, and its page was used or is over.
  throw new BillingFailure('unavailable', 'This page is over. Please try again.')
}

/**
 * Makes a card that was left on such a page the payment method of the customer and of their subscription, and pays with
 * it what is owed.
 */
export async function useCardOfSetup(stripe: Stripe, customer: string, setupIntent: string): Promise<void> {
  const { payment_method: method } = await stripe.setupIntents.retrieve(setupIntent)
  const card = typeof method === 'string' ? method : method?.id
  if (!card) return
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } })
  const subscriptions = await stripe.subscriptions.list({ customer, limit: 20 })
  for (const { id } of subscriptions.data) await stripe.subscriptions.update(id, { default_payment_method: card })
  const owed = await stripe.invoices.list({ customer, status: 'open', limit: 20 })
  for (const { id } of owed.data) await payIfPossible(stripe, id)
}
