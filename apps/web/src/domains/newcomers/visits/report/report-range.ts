import { dayOf, type Day } from '@vireo/ui'

export const visitMetrics = ['visitors', 'page_views', 'sign_ups', 'first_generations', 'new_payers'] as const
export type VisitMetric = (typeof visitMetrics)[number]

/** What a report shows; the address of the page keeps it. */
export type ReportRange = { readonly from: Day; readonly to: Day; readonly metric: VisitMetric }

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u
const dayMs = 86_400_000
const usualDays = 30
/** More the server does not add up at once. */
const daysMax = 366

/** Reads what is shown from the address; what is not understood is as if it were not there. */
export function reportRangeFrom(query: URLSearchParams, nowMs: number): ReportRange {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  const count = dayPattern.test(from) && dayPattern.test(to) ? countDays(from, to) : Number.NaN
  const isRange = count >= 1 && count <= daysMax
  return {
    from: isRange ? from : dayOf(nowMs - (usualDays - 1) * dayMs),
    to: isRange ? to : dayOf(nowMs),
    metric: visitMetrics.find((one) => one === query.get('metric')) ?? 'visitors',
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
