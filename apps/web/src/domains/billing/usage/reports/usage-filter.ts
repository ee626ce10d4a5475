import { dayOf, type Day, type RangePreset } from '@vireo/ui'

export const metrics = ['credits', 'request_count', 'tts_characters', 'minutes_used'] as const
export type Metric = (typeof metrics)[number]

/** What the report may be divided by; `none` is for pictures that show one sum. */
export type Breakdown = 'none' | 'product_type' | 'voice' | 'model' | 'api_keys' | 'user'

/** Spans that are offered with one press. */
export const presets: readonly RangePreset[] = ['today', 'week', 'days30', 'month', 'year']

/** From a day to a day where the viewer is, both of them in it. */
export type Days = { readonly from: Day; readonly to: Day }

/** What a report shows; the address of the page keeps it. */
export type UsageFilter = { readonly metric: Metric; readonly by: Breakdown; readonly days: Days }

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u
const usualDays = 30
const dayMs = 86_400_000

/** Reads a filter from the address; what is not understood is as if it were not there. */
export function usageFilterFrom(query: URLSearchParams, groupings: readonly Breakdown[], today: Date): UsageFilter {
  const [from, to] = [query.get('from'), query.get('to')].map((day) => (day && dayPattern.test(day) ? day : undefined))
  const isRange = from !== undefined && to !== undefined && from <= to
  return {
    metric: metrics.find((one) => one === query.get('metric')) ?? 'credits',
    by: groupings.find((one) => one === query.get('by')) ?? groupings[0] ?? 'none',
    days: isRange ? { from, to } : lastDays(Number(query.get('days')) || usualDays, today),
  }
}

/** Answers so many days that end today, where the viewer is. */
export function lastDays(count: number, today: Date): Days {
  const past = Math.min(Math.max(1, Math.trunc(count)), 3660) - 1
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - past)
  return { from: dayOf(first.getTime()), to: dayOf(today.getTime()) }
}

export type Interval = 'hour' | 'day' | 'week' | 'month'

/** Answers how finely a span is told: not in more steps than a picture has room for. */
export function intervalOf({ from, to }: Days): Interval {
  const days = (startOf(to).getTime() - startOf(from).getTime()) / dayMs + 1
  if (days < 2.5) return 'hour'
  if (days < 93) return 'day'
  return days < 400 ? 'week' : 'month'
}

/** Answers the days of a filter in the viewer's zone, as the server wants them. */
export function rangeOf(days: Days) {
  return {
    start_unix: startOf(days.from).getTime(),
    end_unix: startOf(days.to, 1).getTime() - 1,
    aggregation_interval: intervalOf(days),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  } as const
}

function startOf(day: Day, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}
