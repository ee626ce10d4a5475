import type Stripe from 'stripe'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { Keyed, Unspent } from '../../ports/billing-provider.ts'
import { discountOfCoupon } from './stripe-coupons.ts'
import { itemOf } from './stripe-subscriptions.ts'

type Change = Keyed & { readonly unspent?: Unspent | null }

/**
 * Adds to the next invoice what was spent of the credits beyond the elapsed share of the period, at the price paid for
 * them: Stripe refunds unused time alone. Answers the id of the invoice item, so that it can be removed if the change
 * fails.
 */
export async function askForSpentEarly(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { unspent, idempotencyKey }: Change,
  now: Date,
): Promise<string | undefined> {
  const amount = unspent ? spentEarly(subscription, unspent, now) : 0
  if (amount === 0) return undefined
  const { customer, currency, id } = subscription
  const line = await stripe.invoiceItems.create(
    {
      customer: typeof customer === 'string' ? customer : customer.id,
      subscription: id,
      amount,
      currency,
      description: 'Credits that were spent before their time',
      discountable: false,
      metadata: { charge: `${idempotencyKey}:spent` },
    },
    { idempotencyKey: `${idempotencyKey}:spent` },
  )
  return line.id
}

/** Computes what was spent early, in minor units of the currency, rounded up. */
export function spentEarly(subscription: Stripe.Subscription, { credits, of }: Unspent, now: Date): number {
  const { price, current_period_start: startsAt, current_period_end: endsAt } = itemOf(subscription)
  const rest = Math.min(1, Math.max(0, (endsAt - unixSeconds(now)) / (endsAt - startsAt)))
  const early = Math.max(0, Math.ceil(of * rest) - credits)
  return Math.ceil((paidOf(subscription, price.unit_amount ?? 0) * early) / of)
}

function paidOf({ discounts: [discount] }: Stripe.Subscription, amount: number): number {
  if (!discount || typeof discount === 'string') return amount
  const { coupon } = discount.source
  if (!coupon || typeof coupon === 'string') return amount
  const { percentOff, amountOffMinor } = discountOfCoupon(coupon)
  return Math.max(0, amount - (amountOffMinor ?? Math.floor((amount * (percentOff ?? 0)) / 100)))
}
