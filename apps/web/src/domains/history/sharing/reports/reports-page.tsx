import { Button, EmptyState, NotAllowedState, SegmentedControl } from '@vireo/ui'
import { FlagOff } from 'lucide-react'
import { useState } from 'react'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { type ReportsOf, type ReportsState, useReports } from './queries.ts'
import { ReportRow } from './report-row.tsx'
import { reportWords } from './words.ts'

/** Shows whoever runs the instance what people reported, and what was decided about it. */
export function ReportsPage() {
  const [state, setState] = useState<ReportsState>('open')
  const [of, setOf] = useState<ReportsOf>('recordings')
  const reports = useReports(of, state)
  if (reports.error instanceof ApiError && reports.error.code === 'operator_only')
    return <NotAllowedState title={reportWords.forOperators} help={reportWords.forOperatorsHelp} />
  return (
    <>
      <PageLead>{reportWords.lead}</PageLead>
      <div className="mb-4 flex flex-wrap gap-x-4 gap-y-2">
        <SegmentedControl
          label={reportWords.what}
          labelHidden
          options={[
            { value: 'recordings', label: reportWords.recordings },
            { value: 'pages', label: reportWords.pages },
          ]}
          value={of}
          onChange={(value) => setOf(value === 'pages' ? 'pages' : 'recordings')}
        />
        <SegmentedControl
          label={reportWords.show}
          labelHidden
          options={[
            { value: 'open', label: reportWords.open },
            { value: 'decided', label: reportWords.decided },
          ]}
          value={state}
          onChange={(value) => setState(value === 'decided' ? 'decided' : 'open')}
        />
      </div>
      {reports.isPending ? <RowsSkeleton /> : null}
      {reports.isError ? (
        <QueryError title={reportWords.failed} error={reports.error} onRetry={reports.refetch} />
      ) : null}
      {reports.data?.length === 0 ? <Nothing of={of} state={state} /> : null}
      <ul aria-label={reportWords.caption[of]} className="flex flex-col gap-3 empty:hidden">
        {reports.data?.map((thing) => (
          <ReportRow key={thing.key} thing={thing} />
        ))}
      </ul>
      {reports.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button loading={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
            {reportWords.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Nothing({ of, state }: { readonly of: ReportsOf; readonly state: ReportsState }) {
  const isOpen = state === 'open'
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<FlagOff size={28} />} title={isOpen ? reportWords.nothing : reportWords.nothingDecided}>
        {isOpen ? reportWords.nothingLead[of] : reportWords.nothingDecidedLead}
      </EmptyState>
    </div>
  )
}
