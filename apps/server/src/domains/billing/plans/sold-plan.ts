import { isFirstMonthOffered, tierDisplayNames } from '@vireo/contracts/plans'
import { type Currency, type Tier } from '@vireo/contracts/users'
import type { Discount, PaidPeriod, SoldPlan } from '#ports/billing-provider.ts'
import { currentPlan, planVersionOf } from './plan-version-of.ts'

/** Returns a plan with its price, ready to be charged; undefined for one that is free or not for sale. */
export function soldPlan(wanted: {
  readonly tier: Tier
  /** Today's version when absent. */
  readonly version?: number
  readonly billingPeriod: PaidPeriod
  readonly currency: Currency
}): SoldPlan | undefined {
  const { tier, billingPeriod, currency } = wanted
  const plan = wanted.version === undefined ? currentPlan(tier) : planVersionOf(tier, wanted.version)
  const prices = billingPeriod === 'monthly_period' ? plan.prices?.monthly : plan.prices?.annual
  if (!prices || prices[currency] === 0) return undefined
  return {
    tier,
    planVersion: plan.version,
    displayName: tierDisplayNames[tier],
    billingPeriod,
    currency,
    amountMinor: prices[currency],
  }
}

/** Returns the first-month offer for people who never had a paid plan; undefined where there is none for them. */
export function firstMonthDiscount(plan: SoldPlan, previouslySubscribedTiers: readonly string[]): Discount | undefined {
  const { tier, billingPeriod, planVersion } = plan
  if (!isFirstMonthOffered({ tier, billingPeriod, isSignedIn: true, previouslySubscribedTiers })) return undefined
  const percentOff = planVersionOf(tier, planVersion).prices?.firstMonthPercentOff
  if (percentOff === null || percentOff === undefined) return undefined
  return { code: `first-month-${tier}`, percentOff, amountOffMinor: null, currency: null, durationInMonths: 1 }
}
