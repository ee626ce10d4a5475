import { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { Button, EmptyState, Skeleton } from '@vireo/ui'
import { ChartColumn, Download } from 'lucide-react'
import { Suspense } from 'react'

import { callBytes } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { saveFile } from '#kit/files/save-file.ts'
import { later } from '#kit/later.tsx'
import { isNotAllowed } from '#kit/not-allowed.tsx'
import { PageLead } from '#kit/page/index.ts'
import { ReportSkeleton, reportWords } from '#kit/reports/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { heardFilterFrom, type HeardFilter } from '../analytics/heard-filter.ts'
import { HeardReport } from '../analytics/heard-report-view.tsx'
import { heardWords } from '../analytics/words.ts'
import { ProjectHead, ProjectsFailure } from '../project/project-frame.tsx'
import { useAnalytics, useProjects } from '../queries.ts'

const HeardFilters = later(async () => ({ default: (await import('../analytics/heard-filters.tsx')).HeardFilters }))

/** Shows what was heard of pages: of one project, or of all of them. */
export function AnalyticsPage() {
  const [query, change] = useAddressQuery()
  const filter = heardFilterFrom(query, nowMs())
  const projects = useProjects().data?.projects ?? []
  const project = projects.find(({ project_id: id }) => id === filter.projectId)
  const asked = askedOf(filter)
  const { data, error, isPending, refetch } = useAnalytics(asked)
  const { busy, attempt } = useAttempt()
  return (
    <>
      <PageLead>{heardWords.lead}</PageLead>
      {project ? <ProjectHead project={project} here="analytics" /> : null}
      <section aria-label={reportWords.report} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start gap-2">
          <Suspense fallback={<Skeleton className="h-(--control-height) w-96 max-w-full" />}>
            <HeardFilters filter={filter} projects={projects} onChange={change} />
          </Suspense>
          <Button
            className="max-sm:w-full sm:ml-auto"
            icon={<Download aria-hidden size={16} />}
            disabled={!data || data.plays === 0}
            loading={busy}
            onClick={() => void attempt(() => saveLines(asked))}
          >
            {heardWords.exportCsv}
          </Button>
        </div>
        {isPending ? <ReportSkeleton /> : null}
        {error && !data ? <Failure error={error} onRetry={refetch} /> : null}
        {data?.plays === 0 ? (
          <div className="rounded-lg bg-surface">
            <EmptyState icon={<ChartColumn size={28} />} title={heardWords.empty}>
              {heardWords.emptyLead}
            </EmptyState>
          </div>
        ) : null}
        {data && data.plays > 0 ? (
          <HeardReport heard={data} filter={filter} onMetric={(metric) => change({ metric })} />
        ) : null}
      </section>
    </>
  )
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  if (isNotAllowed(error)) return <ProjectsFailure error={error} onRetry={onRetry} />
  return <QueryError title={reportWords.failed} error={error} onRetry={onRetry} />
}

function askedOf({ from, to, projectId }: HeardFilter) {
  return { from, to, ...(projectId !== undefined && { project_id: projectId }) }
}

/** Saves every line of what was heard, as the server writes them for spreadsheets. */
async function saveLines(asked: ReturnType<typeof askedOf>): Promise<void> {
  const { stream } = await callBytes(audioNativeEndpoints.exportAnalytics, asked)
  const text = await new Response(stream).text()
  // Without the mark, some spreadsheets read other letters than those of English wrongly.
  saveFile(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), `audio-native-${asked.from}-${asked.to}.csv`)
}
