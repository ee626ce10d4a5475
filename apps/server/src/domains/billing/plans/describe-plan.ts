import type { Currency } from '@vireo/contracts/users'
import type { PlanVersion } from './plan-version.ts'

/** Returns the badge for money off the first month; null where there is none. */
export function firstMonthMessage({ prices }: PlanVersion): string | null {
  return prices?.firstMonthPercentOff ? firstMonthText(prices.firstMonthPercentOff) : null
}

/** Returns the name of a first-month offer. */
export function firstMonthText(percentOff: number): string {
  return `First month ${percentOff}% off`
}

/** Returns what the first month costs with its offer, in minor units; null without an offer. */
export function firstMonthPrice({ prices }: PlanVersion, currency: Currency): number | null {
  if (!prices?.firstMonthPercentOff) return null
  const price = prices.monthly[currency]
  return price - Math.round((price * prices.firstMonthPercentOff) / 100)
}

/** Says how many months a year costs nothing for when it is paid at once; null when all are paid. */
export function annualMessage({ prices }: PlanVersion): string | null {
  if (!prices || prices.monthly.usd === 0) return null
  const free = 12 - prices.annual.usd / prices.monthly.usd
  return free > 0 ? `${free} months free` : null
}
