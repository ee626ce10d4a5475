import { dayOf, type Day } from '@vireo/ui'

/** Over which days a report tells, both ends in them; the address of the page keeps it. */
export type ReportDays = { readonly from: Day; readonly to: Day }

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u
const dayMs = 86_400_000
const usualDays = 30
/** More the server does not add up at once. */
const daysMax = 366

/** Reads the days of a report from the address; what is not understood is as if it were not there. */
export function reportDaysFrom(query: URLSearchParams, nowMs: number): ReportDays {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  const count = dayPattern.test(from) && dayPattern.test(to) ? countDays({ from, to }) : Number.NaN
  if (count >= 1 && count <= daysMax) return { from, to }
  return { from: dayOf(nowMs - (usualDays - 1) * dayMs), to: dayOf(nowMs) }
}

/** Lists every day of a time, both ends in it. */
export function everyDay(days: ReportDays): readonly Day[] {
  return Array.from({ length: countDays(days) }, (_, at) =>
    new Date(Date.parse(`${days.from}T00:00:00Z`) + at * dayMs).toISOString().slice(0, 10),
  )
}

function countDays({ from, to }: ReportDays): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1
}
