import type { VisitReport } from '@vireo/contracts/visits'
import type { Bar, Day } from '@vireo/ui'

import { currentLocale } from '#kit/language/index.ts'
import { daysBetween, type ReportRange } from './report-range.ts'

/** Bars that a picture has room for. */
const barsMax = 62

/**
 * Makes the bars of a picture: a day each. Where days are too many they are put together by the week, but for visitors, of
 * whom a week is not the sum of its days: then it is the day on which most came.
 */
export function barsOf({ days }: VisitReport, { from, to, metric }: ReportRange): readonly Bar[] {
  const counted = new Map(days.map((day) => [day.day, day[metric]]))
  const all = daysBetween(from, to)
  const step = all.length > barsMax ? 7 : 1
  return all.flatMap((day, at) => {
    if (at % step !== 0) return []
    const values = all.slice(at, at + step).map((one) => counted.get(one) ?? 0)
    const value = metric === 'visitors' ? Math.max(...values) : values.reduce((sum, one) => sum + one, 0)
    return [{ id: day, label: dayText(day), values: [value] }]
  })
}

/** Writes a day of UTC, whatever zone the viewer is in. */
export function dayText(day: Day): string {
  return new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Writes a part of the whole; what is not nothing is never 0 %, and of nothing there is no part. */
export function percentText(part: number, whole: number): string {
  if (whole <= 0) return '–'
  const format = new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 1 })
  const share = part / whole
  return share > 0 && share < 0.0005 ? `< ${format.format(0.001)}` : format.format(share)
}

/** Writes the name of a country in the language of the interface. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
