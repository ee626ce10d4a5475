import type { PaidPeriod } from '@vireo/contracts/billing'
import type { PlanTierEntry } from '@vireo/contracts/plans'
import type { Currency } from '@vireo/contracts/users'

/** What the card of a plan says it costs. Amounts are whole cents. */
export type ShownPrice = {
  /** For one month. */
  readonly monthCents: number
  /** What the month costs otherwise, where the first is cheaper. */
  readonly insteadOfCents: number | undefined
  /** What is charged at once for a year. */
  readonly yearCents: number | undefined
}

/** Works out the price of a plan for a month: of the first at its lower price, or the twelfth part of a year. */
export function shownPrice(
  plan: PlanTierEntry,
  period: PaidPeriod,
  currency: Currency,
  isFirstMonthCheaper: boolean,
): ShownPrice {
  if (period === 'annual_period') {
    const { perMonthCents, priceCents } = plan.annual_period
    const yearCents = priceCents[currency]
    return { monthCents: perMonthCents[currency], insteadOfCents: undefined, yearCents: yearCents || undefined }
  }
  const full = plan.monthly_period.priceCents[currency]
  const first = isFirstMonthCheaper ? plan.monthly_period.firstPeriodPriceCents?.[currency] : undefined
  return { monthCents: first ?? full, insteadOfCents: first === undefined ? undefined : full, yearCents: undefined }
}
