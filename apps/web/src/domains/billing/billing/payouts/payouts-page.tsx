import { EmptyState, Section, Skeleton } from '@vireo/ui'
import { Landmark } from 'lucide-react'
import { Suspense } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { isNotAllowed, NotAllowed } from '#kit/not-allowed.tsx'
import { AccountSection } from './account-section.tsx'
import { HistorySection } from './history-section.tsx'
import { partsOfPayouts } from './payout-parts.ts'
import { usePayouts } from './queries.ts'
import { payoutWords } from './words.ts'

/** Shows where the workspace is paid out to, and what was paid. */
export function PayoutsPage() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePayouts()
  const [first] = data?.pages ?? []
  return (
    <div className="flex flex-col gap-6">
      {isPending ? <PayoutsSkeleton /> : null}
      {error && !data ? <Failure error={error} onRetry={refetch} /> : null}
      {first && !first.is_available ? (
        <EmptyState icon={<Landmark size={28} />} title={payoutWords.unavailable}>
          {payoutWords.unavailableText}
        </EmptyState>
      ) : null}
      {first?.is_available ? (
        <>
          <AccountSection account={first.account} />
          {partsOfPayouts().map(({ id, part: Part }) => (
            <Suspense key={id}>
              <Part />
            </Suspense>
          ))}
          <HistorySection
            payouts={data?.pages.flatMap(({ payouts }) => payouts) ?? []}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            isLoadingMore={isFetchingNextPage}
          />
        </>
      ) : null}
    </div>
  )
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  if (!isNotAllowed(error)) return <QueryError title={payoutWords.failed} error={error} onRetry={onRetry} />
  return <NotAllowed title={payoutWords.adminsOnly} help={payoutWords.adminsOnlyText} />
}

function PayoutsSkeleton() {
  return (
    <>
      <Section title={payoutWords.accountTitle} lead={payoutWords.accountLead}>
        <Skeleton className="h-6 w-40" />
      </Section>
      <Section title={payoutWords.historyTitle} lead={payoutWords.historyLead}>
        <div className="flex flex-col gap-4">
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex items-center gap-4">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-4 w-16" />
              <span className="flex-1" />
              <Skeleton className="h-4 w-14" />
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
