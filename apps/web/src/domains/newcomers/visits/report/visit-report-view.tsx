import type { VisitReport } from '@vireo/contracts/visits'
import { BarChart, FigureTable, SegmentedControl } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import { barsOf, dayText } from './report-figures.ts'
import { type ReportRange, visitMetrics } from './report-range.ts'
import { Countries, Funnel, Pages, Sources } from './report-parts.tsx'
import { visitReportWords as words } from './words.ts'

/** Shows the sums, the picture and the figures of what came of visits. */
export function VisitReportView({
  report,
  range,
  onMetric,
}: {
  readonly report: VisitReport
  readonly range: ReportRange
  readonly onMetric: (metric: string) => void
}) {
  const { metric } = range
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-clip rounded-lg bg-line md:grid-cols-5">
        {visitMetrics.map((one) => (
          <div key={one} className="flex flex-col bg-surface p-4 max-md:first:col-span-2">
            <dt className="text-sm text-muted">{words.metrics[one]}</dt>
            <dd className="text-xl font-semibold tracking-tight tabular-nums md:text-2xl">
              {formatExact(report.totals[one])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
        <div className="max-w-full overflow-x-auto">
          <div className="w-[40rem]">
            <SegmentedControl
              label={words.metric}
              labelHidden
              value={metric}
              onChange={onMetric}
              options={visitMetrics.map((value) => ({ value, label: words.metrics[value] }))}
            />
          </div>
        </div>
        <BarChart
          label={words.chart(words.metrics[metric])}
          bars={barsOf(report, range)}
          series={[words.metrics[metric]]}
          format={formatExact}
          smallestStep={1}
        />
        <DayTable report={report} />
      </div>
      <Funnel report={report} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Sources report={report} />
        <Countries report={report} />
      </div>
      <Pages report={report} />
    </>
  )
}

/** Shows the same figures as the picture, for whoever cannot see it or wants them exactly. */
function DayTable({ report: { days } }: { readonly report: VisitReport }) {
  return (
    <details>
      <summary className="w-fit rounded-md px-3 py-2 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink">
        {words.byDay}
      </summary>
      <div className="pt-2">
        <FigureTable
          caption={words.byDay}
          columns={[
            {
              id: 'day',
              title: words.day,
              isHeader: true,
              className: 'whitespace-nowrap tabular-nums',
              cell: ({ day }) => dayText(day),
            },
            ...visitMetrics.map((one) => ({
              id: one,
              title: words.metrics[one],
              isFigure: true,
              cell: (row: VisitReport['days'][number]) => formatExact(row[one]),
            })),
          ]}
          rows={days}
          rowKey={({ day }) => day}
        />
      </div>
    </details>
  )
}
