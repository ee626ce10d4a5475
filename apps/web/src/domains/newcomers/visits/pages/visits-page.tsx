import { EmptyState, Skeleton } from '@vireo/ui'
import { ChartColumn } from 'lucide-react'
import { Suspense } from 'react'

import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { later } from '#kit/later.tsx'
import { PageLead } from '#kit/page/index.ts'
import { reportDaysFrom, ReportSkeleton, reportWords } from '#kit/reports/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { isForOperators, useVisitReport } from '../queries.ts'
import { visitMetricFrom } from '../report/visit-metric.ts'
import { VisitReportView } from '../report/visit-report-view.tsx'
import { visitReportWords as words } from '../report/words.ts'

const ReportDaysPicker = later(async () => ({
  default: (await import('#kit/reports/report-days-picker.tsx')).ReportDaysPicker,
}))

/** Shows whoever runs the instance who came, and what came of it. */
export function VisitsPage() {
  const [query, change] = useAddressQuery()
  const days = reportDaysFrom(query, nowMs())
  const { data, error, isPending, refetch } = useVisitReport(days)
  if (isForOperators(error))
    return (
      <EmptyState icon={<ChartColumn size={28} />} title={words.notOperator}>
        {words.notOperatorLead}
      </EmptyState>
    )
  const isEmpty = data !== undefined && Object.values(data.totals).every((count) => count === 0)
  return (
    <>
      <PageLead>{words.lead}</PageLead>
      <section aria-label={reportWords.report} className="flex flex-col gap-4">
        <div className="w-60 max-sm:w-full">
          <Suspense fallback={<Skeleton className="h-(--control-height) w-full" />}>
            <ReportDaysPicker days={days} onChange={change} />
          </Suspense>
        </div>
        {isPending ? <ReportSkeleton /> : null}
        {error && !data ? <QueryError title={reportWords.failed} error={error} onRetry={refetch} /> : null}
        {isEmpty ? (
          <div className="rounded-lg bg-surface">
            <EmptyState icon={<ChartColumn size={28} />} title={words.empty}>
              {words.emptyLead}
            </EmptyState>
          </div>
        ) : null}
        {data && !isEmpty ? (
          <VisitReportView
            report={data}
            days={days}
            metric={visitMetricFrom(query)}
            onMetric={(metric) => change({ metric })}
          />
        ) : null}
      </section>
    </>
  )
}
