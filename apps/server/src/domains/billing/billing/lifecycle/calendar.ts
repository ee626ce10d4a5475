import type { PaidPeriod } from '#ports/billing-provider.ts'

const months: Readonly<Record<PaidPeriod, number>> = { monthly_period: 1, annual_period: 12 }

/** Calendar months of a paid period. */
export function monthsOf(period: PaidPeriod): number {
  return months[period]
}

/**
 * An instant so many months after its anchor, in UTC; both in milliseconds. A day that the month does not have
 * becomes its last. Always counted from the anchor, so that the 31st comes back after a short month.
 */
export function addMonths(anchor: number, count: number): number {
  const from = new Date(anchor)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + count]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return from.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
}

/** The same for dates. */
export function monthsLater(from: Date, count: number): Date {
  return new Date(addMonths(from.getTime(), count))
}

export const dayMs = 24 * 60 * 60 * 1000
