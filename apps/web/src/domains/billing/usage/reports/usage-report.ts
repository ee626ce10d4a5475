import type { CharacterStats } from '@vireo/contracts/usage'

/** The id of what is drawn together. */
export const othersId = '*'

/** Series that have a colour of their own; the rest is drawn as one. */
const drawnMax = 5

export type UsageSeries = { readonly id: string; readonly name: string; readonly values: readonly number[] }

export type UsageReport = {
  /** Beginnings of the days or weeks, in Unix seconds. */
  readonly times: readonly number[]
  /** Largest first. */
  readonly series: readonly UsageSeries[]
  readonly total: number
}

/** Puts what the server said into the order in which people look for it. */
export function reportOf(stats: CharacterStats, nameOf: (id: string) => string): UsageReport {
  const series = Object.entries(stats.usage)
    .map(([id, values]) => ({ id, name: stats.names[id] ?? nameOf(id), values, total: sum(values) }))
    .filter((one) => one.total > 0)
    .toSorted((a, b) => b.total - a.total || a.name.localeCompare(b.name))
  return {
    times: stats.time.map((ms) => ms / 1000),
    series,
    total: sum(series.map((one) => one.total)),
  }
}

/** Picks the series that are drawn: the largest by themselves, the others together. */
export function drawnSeries(report: UsageReport, othersName: string): readonly UsageSeries[] {
  if (report.series.length <= drawnMax + 1) return report.series
  const others = report.series.slice(drawnMax)
  const values = report.times.map((_, place) => sum(others.map((one) => one.values[place] ?? 0)))
  return [...report.series.slice(0, drawnMax), { id: othersId, name: othersName, values }]
}

/** Makes a row for each day and series in which anything was used, under a header. */
export function csvRows(
  report: UsageReport,
  header: readonly string[],
  dayOf: (unixSeconds: number) => string,
): (string | number)[][] {
  const rows = report.times.flatMap((time, place) =>
    report.series.flatMap(({ name, values }) => {
      const value = values[place] ?? 0
      return value > 0 ? [[dayOf(time), name, value]] : []
    }),
  )
  return [[...header], ...rows]
}

/** Adds up a series. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
