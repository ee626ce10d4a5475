import { currentLocale } from '#kit/language/index.ts'
import { formatDate } from '#kit/format/index.ts'
import type { Interval } from './usage-filter.ts'

/** Writes when a step of a report begins, as its length asks for: an hour, a day, or a month. */
export function formatMoment(unixSeconds: number, interval: Interval): string {
  if (interval === 'hour') return written(unixSeconds, { weekday: 'short', hour: 'numeric', minute: '2-digit' })
  if (interval === 'month') return written(unixSeconds, { month: 'short', year: 'numeric' })
  return formatDate(unixSeconds)
}

function written(unixSeconds: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), options).format(unixSeconds * 1000)
}
