import type { AudioNativeAnalytics } from '@vireo/contracts/audio-native'
import type { Bar, Day } from '@vireo/ui'

import { currentLocale } from '#kit/language/index.ts'
import { daysBetween, type HeardMetric } from './heard-filter.ts'

/** Bars that a picture has room for. */
const barsMax = 62

/** Makes the bars of a picture: a day each, and where they are too many a week each; days without anything are there too. */
export function barsOf(
  { days }: AudioNativeAnalytics,
  { from, to, metric }: { readonly from: Day; readonly to: Day; readonly metric: HeardMetric },
): readonly Bar[] {
  const heard = new Map(days.map((day) => [day.day, metric === 'plays' ? day.plays : day.listened_seconds / 60]))
  const all = daysBetween(from, to)
  const step = all.length > barsMax ? 7 : 1
  return all.flatMap((day, at) => {
    if (at % step !== 0) return []
    const values = all.slice(at, at + step).map((one) => heard.get(one) ?? 0)
    return [{ id: day, label: dayText(day), values: [values.reduce((sum, value) => sum + value, 0)] }]
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
  const format = new Intl.NumberFormat(currentLocale(), { style: 'percent' })
  const share = part / whole
  return share > 0 && share < 0.005 ? `< ${format.format(0.01)}` : format.format(share)
}

/** Writes the name of a country in the language of the interface. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
