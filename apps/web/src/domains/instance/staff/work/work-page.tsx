import { type InstanceJob, type InstanceWork, jobStates } from '@vireo/contracts/staff'
import { Button, EmptyState, NotAllowedState, Section, SegmentedControl } from '@vireo/ui'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatDateTime } from '#kit/format/index.ts'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useStuck, useWork, type WorkKind } from './queries.ts'
import { StuckRow } from './stuck-row.tsx'
import { workWords } from './words.ts'

const kinds = ['letters', 'events', 'jobs'] as const

/** Shows whoever runs the instance how letters, events and jobs are doing, and what can be done where one is stuck. */
export function WorkPage() {
  const [kind, setKind] = useState<WorkKind>('letters')
  const [state, setState] = useState<InstanceJob['state']>('failed')
  const work = useWork()
  if (work.error instanceof ApiError && work.error.code === 'operator_only')
    return <NotAllowedState title={workWords.forOperators} help={workWords.forOperatorsHelp} />
  if (work.isError) return <QueryError title={workWords.failed} error={work.error} onRetry={work.refetch} />
  if (work.isPending) return <RowsSkeleton />
  return (
    <>
      <PageLead>{workWords.lead}</PageLead>
      <div className="mb-6 grid gap-3 md:grid-cols-3">
        {kinds.map((each) => (
          <Section key={each} title={workWords.kinds[each]} lead={sumOf[each](work.data).join(' · ')} />
        ))}
      </div>
      <div className="mb-4 flex flex-wrap gap-x-4 gap-y-2">
        <SegmentedControl
          label={workWords.show}
          labelHidden
          options={kinds.map((value) => ({ value, label: workWords.kinds[value] }))}
          value={kind}
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'letters')}
        />
        {kind === 'jobs' ? (
          <SegmentedControl
            label={workWords.whichJobs}
            labelHidden
            options={jobStates.map((value) => ({ value, label: workWords.states[value] }))}
            value={state}
            onChange={(value) => setState(jobStates.find((each) => each === value) ?? 'failed')}
          />
        ) : null}
      </div>
      <StuckList kind={kind} state={state} />
    </>
  )
}

function StuckList({ kind, state }: { readonly kind: WorkKind; readonly state: InstanceJob['state'] }) {
  const stuck = useStuck(kind, state)
  if (stuck.isPending) return <RowsSkeleton />
  if (stuck.isError) return <QueryError title={workWords.failed} error={stuck.error} onRetry={stuck.refetch} />
  return (
    <>
      {stuck.data.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<CircleCheck size={28} />} title={workWords.nothing[kind]}>
            {workWords.nothingLead[kind]}
          </EmptyState>
        </div>
      ) : null}
      <ul aria-label={workWords.captions[kind]} className="flex flex-col gap-3 empty:hidden">
        {stuck.data.map((thing) => (
          <StuckRow key={thing.id} kind={kind} thing={thing} />
        ))}
      </ul>
      {stuck.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button loading={stuck.isFetchingNextPage} onClick={() => void stuck.fetchNextPage()}>
            {workWords.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}

const sumOf: Readonly<Record<WorkKind, (work: InstanceWork) => string[]>> = {
  letters: ({ letters }) => [
    workWords.waiting(letters.waiting),
    workWords.failedCount(letters.failed),
    ...(letters.kept === 0 ? [] : [workWords.kept(letters.kept)]),
    ...oldest(letters.oldest_waiting_unix),
    ...(letters.carries_mail ? [] : [workWords.noMail]),
    ...(letters.carries_text_messages ? [] : [workWords.noMessages]),
  ],
  events: ({ events }) => [
    workWords.waiting(events.waiting),
    workWords.failing(events.failing),
    ...oldest(events.oldest_waiting_unix),
  ],
  jobs: ({ jobs }) => [
    workWords.waiting(jobs.queued),
    workWords.running(jobs.running),
    workWords.failedRecently(jobs.failed),
    ...oldest(jobs.oldest_queued_unix),
  ],
}

function oldest(unix: number | null): string[] {
  return unix === null ? [] : [workWords.oldest(formatDateTime(unix))]
}
