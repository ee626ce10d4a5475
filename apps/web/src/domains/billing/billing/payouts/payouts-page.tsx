import { EmptyState, Section, Skeleton } from '@vireo/ui'
import { Landmark, Lock } from 'lucide-react'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AccountSection } from './account-section.tsx'
import { HistorySection } from './history-section.tsx'
import { usePayouts } from './queries.ts'
import { payoutWords } from './words.ts'

/** Where the workspace is paid out to, and what was paid. */
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
  if (error instanceof ApiError && error.code === 'insufficient_permissions') {
    return (
      <EmptyState icon={<Lock size={28} />} title={payoutWords.adminsOnly}>
        {payoutWords.adminsOnlyText}
      </EmptyState>
    )
  }
  return <QueryError title={payoutWords.failed} error={error} onRetry={onRetry} />
}

function PayoutsSkeleton() {
  return (
    <>
      <Section title={payoutWords.accountTitle} lead={payoutWords.accountLead}>
        <Skeleton className="h-9 w-40" />
      </Section>
      <Section title={payoutWords.historyTitle} lead={payoutWords.historyLead}>
        <Skeleton className="h-24 w-full" />
      </Section>
    </>
  )
}
