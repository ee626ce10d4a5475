import type { PaidPeriod } from '#ports/billing-provider.ts'

const months: Readonly<Record<PaidPeriod, number>> = { monthly_period: 1, annual_period: 12 }

/** Returns how many calendar months a paid period has. */
export function monthsOf(period: PaidPeriod): number {
  return months[period]
}

/**
 * Returns the instant so many months after an anchor, in UTC; both in milliseconds. A day the month does not have
 * becomes its last; counting from the anchor brings the 31st back after a short month.
 */
export function addMonths(anchor: number, count: number): number {
  const from = new Date(anchor)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + count]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return from.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
}

/** Returns the date so many months after another one, as `addMonths` counts them. */
export function monthsLater(from: Date, count: number): Date {
  return new Date(addMonths(from.getTime(), count))
}

export const dayMs = 24 * 60 * 60 * 1000
