import { hash } from 'node:crypto'
import { Currency } from '@vireo/contracts/users'
import type Stripe from 'stripe'
import type { Discount } from '../../ports/billing-provider.ts'
import { existsAlready } from './stripe-failure.ts'

/**
 * Answers the id of the Stripe coupon for a discount and creates it at its first use. Whether the customer may use it
 * has been decided before.
 */
export async function couponOf(stripe: Stripe, discount: Discount, planCurrency: Currency): Promise<string> {
  const { code, percentOff, amountOffMinor, durationInMonths } = discount
  const currency = discount.currency ?? planCurrency
  const facts = JSON.stringify([
    code,
    percentOff,
    amountOffMinor,
    amountOffMinor === null ? null : currency,
    durationInMonths,
  ])
  const id = `vireo-${hash('sha256', facts, 'hex').slice(0, 32)}`
  try {
    await stripe.coupons.create({
      id,
      name: code.slice(0, 40),
      metadata: { code },
      ...(percentOff !== null && { percent_off: percentOff }),
      ...(amountOffMinor !== null && { amount_off: amountOffMinor, currency }),
      ...lasting(durationInMonths),
    })
  } catch (error) {
    if (!existsAlready(error)) throw error
  }
  return id
}

function lasting(months: number | null): Pick<Stripe.CouponCreateParams, 'duration' | 'duration_in_months'> {
  if (months === null) return { duration: 'forever' }
  return months === 1 ? { duration: 'once' } : { duration: 'repeating', duration_in_months: months }
}

/** Converts a Stripe coupon into a discount of the product. */
export function discountOfCoupon(coupon: Stripe.Coupon): Discount {
  const currency = Currency.safeParse(coupon.currency)
  return {
    code: coupon.metadata?.['code'] ?? coupon.name ?? coupon.id,
    percentOff: coupon.percent_off,
    amountOffMinor: coupon.amount_off,
    currency: currency.success ? currency.data : null,
    durationInMonths: coupon.duration === 'forever' ? null : coupon.duration === 'once' ? 1 : coupon.duration_in_months,
  }
}
