import { Button, EmptyState, NotAllowedState, SegmentedControl } from '@vireo/ui'
import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { ApplicationRow } from '../components/application-row.tsx'
import { type ApplicationsState, useApplications } from '../queries.ts'
import { impactProgramWords as words } from '../words.ts'

/** Shows whoever runs the instance who applied for the impact program, and what was decided. */
export function ApplicationsPage() {
  const [state, setState] = useState<ApplicationsState>('open')
  const applications = useApplications(state)
  if (applications.error instanceof ApiError && applications.error.code === 'operator_only')
    return <NotAllowedState title={words.forOperators} help={words.forOperatorsHelp} />
  const isOpen = state === 'open'
  return (
    <>
      <PageLead>{words.lead}</PageLead>
      <div className="mb-4 flex">
        <SegmentedControl
          label={words.show}
          labelHidden
          options={[
            { value: 'open', label: words.open },
            { value: 'decided', label: words.decided },
          ]}
          value={state}
          onChange={(value) => setState(value === 'decided' ? 'decided' : 'open')}
        />
      </div>
      {applications.isPending ? <RowsSkeleton /> : null}
      {applications.isError ? (
        <QueryError title={words.failed} error={applications.error} onRetry={applications.refetch} />
      ) : null}
      {applications.data?.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<HeartHandshake size={28} />} title={isOpen ? words.nothing : words.nothingDecided}>
            {isOpen ? words.nothingLead : words.nothingDecidedLead}
          </EmptyState>
        </div>
      ) : null}
      <ul aria-label={words.caption} className="flex flex-col gap-3 empty:hidden">
        {applications.data?.map((application) => (
          <ApplicationRow key={application.application_id} application={application} />
        ))}
      </ul>
      {applications.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button loading={applications.isFetchingNextPage} onClick={() => void applications.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
