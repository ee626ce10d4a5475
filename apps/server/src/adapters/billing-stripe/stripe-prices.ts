import { Currency, Tier } from '@vireo/contracts/users'
import type Stripe from 'stripe'
import type { SoldPlan } from '../../ports/billing-provider.ts'
import { invariant } from '../../kernel/errors.ts'
import { existsAlready } from './stripe-failure.ts'

/**
 * Answers the id of the Stripe price of a plan and creates it when the plan is first sold. Its lookup key holds
 * everything that can change, so a subscription keeps the price it was bought at.
 */
export async function priceOf(stripe: Stripe, plan: SoldPlan): Promise<string> {
  const { tier, planVersion, billingPeriod, currency, amountMinor, displayName } = plan
  const lookupKey = ['vireo', tier, `v${planVersion}`, billingPeriod, currency, amountMinor].join('-')
  const known = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  if (known.data[0]) return known.data[0].id
  const product = await productOf(stripe, plan)
  const made = await stripe.prices.create(
    {
      product,
      currency,
      unit_amount: amountMinor,
      recurring: { interval: billingPeriod === 'annual_period' ? 'year' : 'month' },
      lookup_key: lookupKey,
      metadata: { tier, plan_version: planVersion, display_name: displayName },
    },
    { idempotencyKey: `vireo-price-${lookupKey}` },
  )
  return made.id
}

async function productOf(stripe: Stripe, { tier, planVersion, displayName }: SoldPlan): Promise<string> {
  const id = `vireo-${tier}-v${planVersion}`
  try {
    await stripe.products.create({ id, name: displayName, metadata: { tier } })
  } catch (error) {
    if (!existsAlready(error)) throw error
  }
  return id
}

/** Reads from a Stripe price the plan as it was sold. */
export function planOfPrice(price: Stripe.Price): SoldPlan {
  const { tier, plan_version: version, display_name: displayName } = price.metadata
  const sold = Tier.safeParse(tier)
  const currency = Currency.safeParse(price.currency)
  invariant(sold.success && currency.success && price.unit_amount !== null, `${price.id} is no price of a plan`)
  return {
    tier: sold.data,
    planVersion: Number(version),
    displayName: displayName ?? sold.data,
    billingPeriod: price.recurring?.interval === 'year' ? 'annual_period' : 'monthly_period',
    currency: currency.data,
    amountMinor: price.unit_amount,
  }
}
