import { Button, EmptyState, joinClasses } from '@vireo/ui'
import { Download, Lock } from 'lucide-react'
import { useLocation } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { toCsv } from '#kit/files/csv.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AppLink, paths, useAddressQuery } from '#kit/routing/index.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { useNames, useUsage } from '../reports/queries.ts'
import { type Breakdown, usageFilterFrom } from '../reports/usage-filter.ts'
import { csvRows, reportOf, type UsageReport } from '../reports/usage-report.ts'
import { reportWords } from '../report/words.ts'
import { usageTitleWords } from '../titles/words.ts'
import { UsageFilters } from './usage-filters.tsx'
import { UsageReportSkeleton, UsageReportView } from './usage-report-view.tsx'

/** A report of usage with its filters: of oneself, or of the whole workspace. */
export function UsageScreen({
  isOfWorkspace,
  by,
  lead,
  without,
}: {
  readonly isOfWorkspace: boolean
  /** The breakdown to begin with. */
  readonly by: Breakdown
  readonly lead: string
  readonly without: readonly Breakdown[]
}) {
  const [query, change] = useAddressQuery()
  const filter = usageFilterFrom(query, by)
  const names = useNames(filter.by)
  const { data, error, isPending, refetch } = useUsage(filter, isOfWorkspace)
  const report = data && reportOf(data, (id) => nameOf(id, names))
  return (
    <div className="flex flex-col gap-6">
      <UsageTabs />
      <p className="text-sm text-muted">{lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        <UsageFilters filter={filter} without={without} onChange={(name, value) => change({ [name]: value })} />
        <Button
          icon={<Download aria-hidden size={16} />}
          disabled={!report || report.series.length === 0}
          onClick={() => report && saveReport(report, reportWords.metrics[filter.metric])}
        >
          {reportWords.exportCsv}
        </Button>
      </div>
      <section aria-label={usageTitleWords.own} className="rounded-lg bg-surface p-4 md:p-6">
        {isPending ? <UsageReportSkeleton /> : null}
        {error && !data ? <Failure error={error} onRetry={refetch} /> : null}
        {report ? <UsageReportView report={report} metric={filter.metric} /> : null}
      </section>
    </div>
  )
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  if (error instanceof ApiError && error.code === 'insufficient_permissions') {
    return (
      <EmptyState icon={<Lock size={28} />} title={reportWords.adminsOnlyTitle}>
        {reportWords.adminsOnly}
      </EmptyState>
    )
  }
  return <QueryError title={reportWords.failed} error={error} onRetry={onRetry} />
}

function UsageTabs() {
  const here = useLocation().pathname.replace(/\/$/u, '')
  const { tabs } = reportWords
  const all = [
    [paths.usage, tabs.own],
    [paths.workspaceUsage, tabs.workspace],
    [paths.developerUsage, tabs.keys],
  ] as const
  return (
    <nav aria-label={reportWords.views}>
      <ul className="flex flex-wrap gap-1">
        {all.map(([path, title]) => (
          <li key={path}>
            <AppLink
              to={path}
              aria-current={here === path ? 'page' : undefined}
              className={joinClasses(
                'flex h-9 items-center rounded-md px-3 text-sm font-medium transition-colors',
                here === path ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-hover hover:text-ink',
              )}
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function nameOf(id: string, names: ReadonlyMap<string, string>): string {
  const known = names.get(id)
  if (known !== undefined) return known
  const { products, all, others } = reportWords
  if (id === 'All') return all
  if (id === 'other') return others
  return Object.entries(products).find(([product]) => product === id)?.[1] ?? id
}

function saveReport(report: UsageReport, metric: string): void {
  const { day, name } = reportWords
  const csv = toCsv(csvRows(report, [day, name, metric], isoDay))
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), `usage-${isoDay(report.times[0] ?? 0)}.csv`)
}

/** A day as spreadsheets everywhere read it, in the viewer's zone. */
function isoDay(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`
}
