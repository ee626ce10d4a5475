import { Button, buttonClasses, SegmentedControl, Skeleton } from '@vireo/ui'
import { Download } from 'lucide-react'
import { Suspense } from 'react'

import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { later } from '#kit/later.tsx'
import { isNotAllowed, NotAllowed } from '#kit/not-allowed.tsx'
import { PageLead } from '#kit/page/index.ts'
import { AppLink, paths, useAddressQuery } from '#kit/routing/index.ts'
import { useNames, useUsage } from '../reports/queries.ts'
import { saveReport } from '../reports/save-report.ts'
import { intervalOf, usageFilterFrom, type Breakdown } from '../reports/usage-filter.ts'
import { reportOf } from '../reports/usage-report.ts'
import { reportWords } from '../report/words.ts'
import { UsageReportSkeleton, UsageReportView } from './usage-report-view.tsx'

const UsageFilters = later(async () => ({ default: (await import('./usage-filters.tsx')).UsageFilters }))

/** Shows what was used, of oneself or of the whole workspace: over which days, of what, and by what. */
export function UsageScreen({
  isOfWorkspace,
  lead,
  groupings,
}: {
  readonly isOfWorkspace: boolean
  readonly lead: string
  /** What the report may be divided by, the first to begin with. */
  readonly groupings: readonly Breakdown[]
}) {
  const [query, change] = useAddressQuery()
  const filter = usageFilterFrom(query, groupings, new Date(nowMs()))
  const names = useNames(filter.by)
  const { data, error, isPending, refetch } = useUsage(filter, isOfWorkspace)
  const report = data && reportOf(data, (id) => nameOf(id, names))
  return (
    <>
      <PageLead>{lead}</PageLead>
      <section aria-label={reportWords.report} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start gap-2">
          <Suspense fallback={<Skeleton className="h-(--control-height) w-96 max-w-full" />}>
            <UsageFilters filter={filter} onChange={change} />
          </Suspense>
          <Button
            className="sm:ml-auto"
            icon={<Download aria-hidden size={16} />}
            disabled={!report || report.series.length === 0}
            onClick={() => report && saveReport(report, reportWords.metrics[filter.metric])}
          >
            {reportWords.exportCsv}
          </Button>
        </div>
        <div className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
          {isPending ? <UsageReportSkeleton /> : null}
          {error && !data ? <Failure error={error} onRetry={refetch} /> : null}
          {report ? (
            <UsageReportView
              report={report}
              metric={filter.metric}
              interval={intervalOf(filter.days)}
              isByVoice={filter.by === 'voice'}
              grouping={
                groupings.length > 1 ? (
                  <SegmentedControl
                    label={reportWords.by}
                    labelHidden
                    value={filter.by}
                    onChange={(by) => change({ by })}
                    options={groupings.map((value) => ({ value, label: reportWords.breakdowns[value] }))}
                  />
                ) : null
              }
            />
          ) : null}
        </div>
      </section>
    </>
  )
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  if (isNotAllowed(error)) {
    return (
      <NotAllowed
        title={reportWords.adminsOnlyTitle}
        help={reportWords.adminsOnly}
        more={
          <AppLink to={paths.usage} className={buttonClasses({ variant: 'ghost' })}>
            {reportWords.seeMine}
          </AppLink>
        }
      />
    )
  }
  return <QueryError title={reportWords.failed} error={error} onRetry={onRetry} />
}

function nameOf(id: string, names: ReadonlyMap<string, string>): string {
  const known = names.get(id)
  if (known !== undefined) return known
  const { products, all, others } = reportWords
  if (id === 'All') return all
  if (id === 'other') return others
  return Object.entries(products).find(([product]) => product === id)?.[1] ?? id
}
