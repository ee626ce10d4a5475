/** From `startsAt` up to but not including `endsAt`. */
export type CreditPeriod = { readonly startsAt: Date; readonly endsAt: Date }

/**
 * Returns the calendar month, counted from the anchor in UTC, that `now` lies in. A day that a month does not have
 * becomes its last; later months return to the anchor's own day (31 January → 28 February → 31 March).
 */
export function creditPeriodAt(anchor: Date, now: Date): CreditPeriod {
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  const startsThisMonth = addMonths(anchor, months)
  const first = startsThisMonth.getTime() <= now.getTime() ? months : months - 1
  return { startsAt: addMonths(anchor, first), endsAt: addMonths(anchor, first + 1) }
}

function addMonths(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moved = new Date(anchor)
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay))
  return moved
}
