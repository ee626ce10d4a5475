import type { Currency } from '@vireo/contracts/users'
import type { PlanVersion } from './plan-version.ts'

/** What is taken off the first month, said as a badge; null where nothing is. */
export function firstMonthMessage({ prices }: PlanVersion): string | null {
  return prices?.firstMonthPercentOff ? firstMonthText(prices.firstMonthPercentOff) : null
}

/** What an offer for the first month is called. */
export function firstMonthText(percentOff: number): string {
  return `First month ${percentOff}% off`
}

/** What the first month costs after that. */
export function firstMonthPrice({ prices }: PlanVersion, currency: Currency): number | null {
  if (!prices?.firstMonthPercentOff) return null
  const price = prices.monthly[currency]
  return price - Math.round((price * prices.firstMonthPercentOff) / 100)
}

/** How many months of a year cost nothing when it is paid at once. */
export function annualMessage({ prices }: PlanVersion): string | null {
  if (!prices || prices.monthly.usd === 0) return null
  const free = 12 - prices.annual.usd / prices.monthly.usd
  return free > 0 ? `${free} months free` : null
}
