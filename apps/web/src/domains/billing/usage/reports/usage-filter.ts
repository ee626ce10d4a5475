export const metrics = ['credits', 'request_count', 'tts_characters', 'minutes_used'] as const
export type Metric = (typeof metrics)[number]

export const breakdowns = ['none', 'product_type', 'model', 'voice', 'api_keys', 'user'] as const
export type Breakdown = (typeof breakdowns)[number]

export const spans = ['7', '30', '90', '365'] as const
type Span = (typeof spans)[number]

/** What a report shows; the address of the page keeps it. */
export type UsageFilter = { readonly metric: Metric; readonly by: Breakdown; readonly days: Span }

/** Reads a filter from the address; what is not understood is as if it were not there. */
export function usageFilterFrom(query: URLSearchParams, by: Breakdown): UsageFilter {
  return {
    metric: metrics.find((one) => one === query.get('metric')) ?? 'credits',
    by: breakdowns.find((one) => one === query.get('by')) ?? by,
    days: spans.find((one) => one === query.get('days')) ?? '30',
  }
}

/** The days that end today, in the viewer's zone, as the server wants them; longer times in weeks. */
export function rangeOf(days: Span, today: Date) {
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate() - Number(days) + 1)
  const end = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1)
  return {
    start_unix: start.getTime(),
    end_unix: end.getTime() - 1,
    aggregation_interval: days === '365' ? 'week' : 'day',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  } as const
}
