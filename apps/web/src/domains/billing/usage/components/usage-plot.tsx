import { BarChart, Skeleton } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import { formatDate, formatExact } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useUsage } from '../reports/queries.ts'
import { lastDays } from '../reports/usage-filter.ts'
import { sum } from '../reports/usage-report.ts'
import { reportWords } from '../report/words.ts'
import { formatOnAxis } from './usage-report-view.tsx'

const daysShown = 30

/** Shows the credits of the last thirty days, day by day: of oneself, or of the whole workspace. */
export function UsagePlot({ isOfWorkspace }: { readonly isOfWorkspace: boolean }) {
  const days = lastDays(daysShown, new Date(nowMs()))
  const { data, error, isPending, refetch } = useUsage({ metric: 'credits', by: 'none', days }, isOfWorkspace)
  if (isPending) return <Skeleton className="h-56 w-full" />
  if (!data) return <QueryError title={reportWords.failed} error={error} onRetry={refetch} />
  const values = data.usage['All'] ?? []
  const { metrics, chart } = reportWords
  return (
    <BarChart
      label={chart(metrics.credits, formatExact(sum(values)))}
      bars={data.time.map((ms, place) => ({
        id: String(ms),
        label: formatDate(ms / 1000),
        values: [values[place] ?? 0],
      }))}
      series={[metrics.credits]}
      format={formatExact}
      formatAxis={formatOnAxis('credits')}
    />
  )
}
