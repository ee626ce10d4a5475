import { dayOf, type Day } from '@vireo/ui'

export const heardMetrics = ['plays', 'listened'] as const
export type HeardMetric = (typeof heardMetrics)[number]

/** What a report shows; the address of the page keeps it. */
export type HeardFilter = {
  readonly from: Day
  readonly to: Day
  readonly projectId: string | undefined
  readonly metric: HeardMetric
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u
const dayMs = 86_400_000
const usualDays = 30
/** More the server does not add up at once. */
const daysMax = 366

/** Reads a filter from the address; what is not understood is as if it were not there. */
export function heardFilterFrom(query: URLSearchParams, nowMs: number): HeardFilter {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  const count = dayPattern.test(from) && dayPattern.test(to) ? countDays(from, to) : Number.NaN
  const isRange = count >= 1 && count <= daysMax
  return {
    from: isRange ? from : dayOf(nowMs - (usualDays - 1) * dayMs),
    to: isRange ? to : dayOf(nowMs),
    projectId: query.get('project') ?? undefined,
    metric: heardMetrics.find((one) => one === query.get('metric')) ?? 'plays',
  }
}

/** Lists every day of a time, both ends in it. */
export function daysBetween(from: Day, to: Day): readonly Day[] {
  return Array.from({ length: countDays(from, to) }, (_, at) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + at * dayMs).toISOString().slice(0, 10),
  )
}

function countDays(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1
}
