import type { VisitReport } from '@vireo/contracts/visits'

import { formatExact } from '#kit/format/index.ts'
import { DayTable, type ReportDays, ReportPicture, ReportSums } from '#kit/reports/index.ts'
import { FirstSteps, Funnel, Origins, Pages } from './report-parts.tsx'
import { visitBars, type VisitMetric, visitMetrics } from './visit-metric.ts'
import { visitReportWords as words } from './words.ts'

/** Shows the sums, the picture and the figures of what came of visits. */
export function VisitReportView({
  report,
  days,
  metric,
  onMetric,
}: {
  readonly report: VisitReport
  readonly days: ReportDays
  readonly metric: VisitMetric
  readonly onMetric: (metric: string) => void
}) {
  return (
    <>
      <ReportSums figures={visitMetrics.map((one) => [words.metrics[one], formatExact(report.totals[one])])} />
      <ReportPicture
        metric={metric}
        metrics={words.metrics}
        onMetric={onMetric}
        choiceClassName="w-[40rem]"
        bars={visitBars(report, days, metric)}
        format={formatExact}
      >
        <DayTable
          days={report.days}
          columns={visitMetrics.map((one) => ({
            id: one,
            title: words.metrics[one],
            isFigure: true,
            cell: (row: VisitReport['days'][number]) => formatExact(row[one]),
          }))}
        />
      </ReportPicture>
      <Funnel report={report} />
      <FirstSteps report={report} />
      <Origins report={report} />
      <Pages report={report} />
    </>
  )
}
