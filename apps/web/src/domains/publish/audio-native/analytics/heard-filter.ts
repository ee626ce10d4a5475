import { type ReportDays, reportDaysFrom } from '#kit/reports/index.ts'

const heardMetrics = ['plays', 'listened'] as const
export type HeardMetric = (typeof heardMetrics)[number]

/** What a report shows; the address of the page keeps it. */
export type HeardFilter = ReportDays & { readonly projectId: string | undefined; readonly metric: HeardMetric }

/** Reads a filter from the address; what is not understood is as if it were not there. */
export function heardFilterFrom(query: URLSearchParams, nowMs: number): HeardFilter {
  return {
    ...reportDaysFrom(query, nowMs),
    projectId: query.get('project') ?? undefined,
    metric: heardMetrics.find((one) => one === query.get('metric')) ?? 'plays',
  }
}
