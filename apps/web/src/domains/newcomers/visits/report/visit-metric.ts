import type { VisitReport } from '@vireo/contracts/visits'
import type { Bar } from '@vireo/ui'

import { barsByDay, type ReportDays } from '#kit/reports/index.ts'

export const visitMetrics = ['visitors', 'page_views', 'sign_ups', 'first_generations', 'new_payers'] as const
export type VisitMetric = (typeof visitMetrics)[number]

/** Reads from the address what the picture shows. */
export function visitMetricFrom(query: URLSearchParams): VisitMetric {
  return visitMetrics.find((one) => one === query.get('metric')) ?? 'visitors'
}

/** Makes the bars of a picture. A week of visitors is not the sum of its days: it is the day on which most came. */
export function visitBars({ days: counted }: VisitReport, days: ReportDays, metric: VisitMetric): readonly Bar[] {
  const counts = new Map(counted.map((one) => [one.day, one[metric]]))
  return barsByDay(days, counts, metric === 'visitors' ? (values) => Math.max(...values) : undefined)
}
