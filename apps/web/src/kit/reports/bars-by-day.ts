import type { Bar, Day } from '@vireo/ui'

import { dayText } from './report-text.ts'
import { everyDay, type ReportDays } from './report-days.ts'

/** Bars that a picture has room for. */
const barsMax = 62

/**
 * Makes the bars of a picture: a day each, days on which nothing was counted too. Where days are too many, a bar is a week,
 * and `weekOf` says what a week is of its days.
 */
export function barsByDay(
  days: ReportDays,
  counted: ReadonlyMap<Day, number>,
  weekOf: (values: readonly number[]) => number = sumOf,
): readonly Bar[] {
  const all = everyDay(days)
  const step = all.length > barsMax ? 7 : 1
  return all.flatMap((day, at) => {
    if (at % step !== 0) return []
    const values = all.slice(at, at + step).map((one) => counted.get(one) ?? 0)
    return [{ id: day, label: dayText(day), values: [weekOf(values)] }]
  })
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
