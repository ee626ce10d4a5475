import { EmptyState, NotAllowedState } from '@vireo/ui'
import { AudioLines } from 'lucide-react'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useReviews } from '../reviews/queries.ts'
import { ReviewRow } from '../reviews/review-row.tsx'
import { reviewWords as words } from '../reviews/words.ts'

/** Shows whoever runs the instance which published voices wait for a decision. */
export function ReviewsPage() {
  const reviews = useReviews()
  if (reviews.error instanceof ApiError && reviews.error.code === 'operator_only')
    return <NotAllowedState title={words.forOperators} help={words.forOperatorsHelp} />
  if (reviews.isError) return <QueryError title={words.failed} error={reviews.error} onRetry={reviews.refetch} />
  if (reviews.isPending) return <RowsSkeleton />
  const { voices, has_more: hasMore } = reviews.data
  return (
    <>
      <PageLead>{words.lead}</PageLead>
      {voices.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<AudioLines size={28} />} title={words.nothing}>
            {words.nothingLead}
          </EmptyState>
        </div>
      ) : null}
      <ul aria-label={words.caption} className="flex flex-col gap-3 empty:hidden">
        {voices.map((voice) => (
          <ReviewRow key={voice.voice_id} voice={voice} />
        ))}
      </ul>
      {hasMore ? <p className="mt-4 text-sm text-muted">{words.more}</p> : null}
    </>
  )
}
