import { Button, buttonClasses, EmptyState, NotAllowedState } from '@vireo/ui'
import { AudioLines } from 'lucide-react'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { Nowhere } from '../components/nowhere.tsx'
import { RecordingRow } from '../components/recording-row.tsx'
import { isNowhere, useRecordings } from '../queries.ts'
import { staffWords } from '../words.ts'

/** Lets staff hear what a person made who let them look; whom nobody let in reads how to ask. */
export function RecordingsPage() {
  const { userId = '' } = useParams()
  const recordings = useRecordings(userId)
  if (isNowhere(recordings.error)) return <Nowhere />
  if (recordings.error instanceof ApiError && recordings.error.code === 'staff_no_grant')
    return (
      <NotAllowedState
        title={staffWords.notLetIn}
        help={staffWords.notLetInHelp}
        action={<ToAccount userId={userId} />}
      />
    )
  if (recordings.isError)
    return <QueryError title={staffWords.recordingsFailed} error={recordings.error} onRetry={recordings.refetch} />
  if (recordings.isPending) return <RowsSkeleton />
  return (
    <>
      <PageLead>{staffWords.recordingsLead}</PageLead>
      {recordings.data.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<AudioLines size={28} />} title={staffWords.noRecordings}>
            {staffWords.noRecordingsLead}
          </EmptyState>
        </div>
      ) : null}
      <ul aria-label={staffWords.recordings} className="flex flex-col gap-2 empty:hidden">
        {recordings.data.map((item) => (
          <RecordingRow key={item.history_item_id} userId={userId} item={item} />
        ))}
      </ul>
      {recordings.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button loading={recordings.isFetchingNextPage} onClick={() => void recordings.fetchNextPage()}>
            {staffWords.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function ToAccount({ userId }: { readonly userId: string }) {
  return (
    <AppLink to={paths.adminUser.replace(':userId', userId)} className={buttonClasses({ variant: 'primary' })}>
      {staffWords.toAccount}
    </AppLink>
  )
}
