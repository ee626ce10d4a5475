import { specialOffers } from '@vireo/contracts/plans'
import { type Currency, type Tier } from '@vireo/contracts/users'
import type { BillingPeriod, PromoCodeRow, PromoUse } from './tables.ts'

/** The plan that a code is to be used for. */
export type PromoTarget = {
  readonly tier: Tier
  readonly billingPeriod: BillingPeriod
  readonly currency?: Currency
}

export type PromoRefusal = 'coupon_expired' | 'coupon_invalid'

export type PromoSituation = {
  readonly at: Date
  /** Whether the workspace made its first payment: offers for it are over then. */
  readonly hasPaid: boolean
  /** Without a target only the rules for every plan apply. */
  readonly target?: PromoTarget
}

/**
 * Returns why a code cannot be used now, or undefined when it can. Unknown, retired, expired and used-up codes get the
 * same answer, so that trying does not reveal which codes exist.
 */
export function refusalOf(
  code: PromoCodeRow | undefined,
  use: PromoUse,
  { at, hasPaid, target }: PromoSituation,
): PromoRefusal | undefined {
  if (!code || code.retired_at !== null) return 'coupon_expired' // proved by refusal-of.unit.test.ts
  if (code.expires_at !== null && code.expires_at.getTime() <= at.getTime()) return 'coupon_expired' // proved by refusal-of.unit.test.ts
  if (use.total >= (code.redemptions_max ?? Infinity)) return 'coupon_expired' // proved by refusal-of.unit.test.ts
  if (use.byWorkspace >= (code.redemptions_max_per_workspace ?? Infinity)) return 'coupon_expired' // proved by refusal-of.unit.test.ts
  if (hasPaid && isSpecialOffer(code.key)) return 'coupon_invalid' // proved by refusal-of.unit.test.ts
  if (!target) return undefined
  const fitsTier = code.tiers === null || code.tiers.includes(target.tier)
  const fitsPeriod = code.billing_periods === null || code.billing_periods.includes(target.billingPeriod)
  const fitsCurrency = !code.currency || !target.currency || code.currency === target.currency
  return fitsTier && fitsPeriod && fitsCurrency ? undefined : 'coupon_invalid' // proved by refusal-of.unit.test.ts
}

/** Tells whether a code is an offer for the first month, and for nothing later. */
function isSpecialOffer(key: string): boolean {
  return specialOffers.some((offer) => offer === key)
}
