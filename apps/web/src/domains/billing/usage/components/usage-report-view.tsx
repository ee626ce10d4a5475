import { BarChart, EmptyState, Skeleton } from '@vireo/ui'
import { ChartColumn } from 'lucide-react'

import { formatCount, formatDate, formatExact } from '#kit/format/index.ts'
import type { Metric } from '../reports/usage-filter.ts'
import { drawnSeries, type UsageReport } from '../reports/usage-report.ts'
import { reportWords } from '../report/words.ts'
import { DayTable, SeriesTable } from './usage-table.tsx'

/** A figure as exactly as its metric has it: minutes to the tenth. */
export function formatMetric(metric: Metric): (value: number) => string {
  return metric === 'minutes_used'
    ? (value) => formatExact(Math.round(value * 10) / 10)
    : (value) => formatExact(Math.round(value))
}

/** The sum, the picture and the figures of a report. */
export function UsageReportView({ report, metric }: { readonly report: UsageReport; readonly metric: Metric }) {
  const words = reportWords
  const format = formatMetric(metric)
  if (report.series.length === 0) {
    return (
      <EmptyState icon={<ChartColumn size={28} />} title={words.emptyTitle}>
        {words.empty}
      </EmptyState>
    )
  }
  const series = drawnSeries(report, words.others)
  const bars = report.times.map((time, place) => ({
    id: String(time),
    label: formatDate(time),
    values: series.map((one) => one.values[place] ?? 0),
  }))
  return (
    <div className="flex flex-col gap-6">
      <p>
        <span className="block text-xs text-muted">{words.metrics[metric]}</span>
        <span className="text-xl font-semibold tabular-nums">{format(report.total)}</span>
      </p>
      <BarChart
        label={words.chart(words.metrics[metric], format(report.total))}
        bars={bars}
        series={series.map((one) => one.name)}
        format={(value) => (value >= 1000 ? formatCount(value) : format(value))}
      />
      <SeriesTable series={series} total={report.total} format={format} />
      <DayTable report={report} format={format} />
    </div>
  )
}

/** The room that a report takes while it is on its way. */
export function UsageReportSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <Skeleton className="h-12 w-32" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
