import type { SeriesRow } from './report-store.ts'

/** The number of series; the smallest beyond it are added up in one. */
const seriesMax = 100
export const otherSeries = 'other'
const onlySeries = 'All'

/**
 * Turns rows into series with a value for every bucket, 0 where nothing was used. Rows without a key, and all beyond
 * the largest hundred series, add up in `other`; a report without a breakdown has one series, `All`.
 */
export function toSeries(
  buckets: readonly Date[],
  rows: readonly SeriesRow[],
  isBrokenDown: boolean,
): Record<string, number[]> {
  const places = new Map(buckets.map((at, place) => [at.getTime(), place]))
  const kept = isBrokenDown ? largestKeys(rows) : undefined
  const series = new Map<string, number[]>()
  if (!isBrokenDown)
    series.set(
      onlySeries,
      buckets.map(() => 0),
    )
  for (const { at, key, value } of rows) {
    const place = places.get(at.getTime())
    if (place === undefined) continue
    const name = kept === undefined ? onlySeries : key !== null && kept.has(key) ? key : otherSeries
    const values = series.get(name) ?? buckets.map(() => 0)
    values[place] = (values[place] ?? 0) + value
    series.set(name, values)
  }
  return Object.fromEntries(series)
}

function largestKeys(rows: readonly SeriesRow[]): ReadonlySet<string> {
  const sums = new Map<string, number>()
  for (const { key, value } of rows) if (key !== null) sums.set(key, (sums.get(key) ?? 0) + value)
  const largest = [...sums].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, seriesMax)
  return new Set(largest.map(([key]) => key))
}
