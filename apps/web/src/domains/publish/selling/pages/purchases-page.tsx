import { buttonClasses, EmptyState } from '@vireo/ui'
import { BookHeadphones } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { BuySection } from '../purchases/buy-section.tsx'
import { PurchaseList } from '../purchases/purchase-list.tsx'
import { usePurchases } from '../queries.ts'
import { sellingWords } from '../words.ts'

/** Shows people what they bought, and begins a purchase where the address names a work. */
export function PurchasesPage() {
  const [query] = useAddressQuery()
  const wanted = query.get('buy')
  const { data: purchases, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePurchases()
  return (
    <>
      <PageLead>{sellingWords.lead}</PageLead>
      <div className="flex max-w-[760px] flex-col gap-4">
        {wanted ? <BuySection key={wanted} workId={wanted} /> : null}
        {isPending ? <RowsSkeleton /> : null}
        {error && !purchases ? <QueryError title={sellingWords.failed} error={error} onRetry={refetch} /> : null}
        {purchases?.length === 0 && !wanted ? (
          <EmptyState
            icon={<BookHeadphones size={28} />}
            title={sellingWords.none}
            action={
              <a href="/library" className={buttonClasses({ variant: 'secondary' })}>
                {sellingWords.toLibrary}
              </a>
            }
          >
            {sellingWords.noneText}
          </EmptyState>
        ) : null}
        {purchases && purchases.length > 0 ? (
          <PurchaseList
            purchases={purchases}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            isLoadingMore={isFetchingNextPage}
          />
        ) : null}
      </div>
    </>
  )
}
