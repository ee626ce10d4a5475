import type { OrderState } from '@vireo/contracts/productions'
import { Button, buttonClasses, EmptyState, SegmentedControl } from '@vireo/ui'
import { FileCheck, Plus } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink, paths, useAddressQuery } from '#kit/routing/index.ts'
import { OrderRow } from '../orders/order-row.tsx'
import { ProducerTabs } from '../producer/producer-tabs.tsx'
import { useProducer } from '../producer/queries.ts'
import { useOrders } from '../queries.ts'
import { productionsWords } from '../words.ts'

const shows = {
  all: undefined,
  drafts: ['open'],
  open: ['submitted', 'paid', 'accepted', 'cancelling'],
  over: ['done', 'rejected', 'cancelled', 'expired', 'merged'],
} as const satisfies Readonly<Record<string, readonly OrderState[] | undefined>>
type Show = keyof typeof shows
const choices: readonly Show[] = ['all', 'drafts', 'open', 'over']

/** Lists what the workspace ordered, and begins something new. */
export function OrdersPage() {
  const [query, change] = useAddressQuery()
  const show = choices.find((one) => one === query.get('show')) ?? 'all'
  const orders = useOrders(shows[show])
  const { producer, isNone } = useProducer()
  const isNothing = orders.data?.length === 0
  return (
    <>
      <PageLead>{productionsWords.lead}</PageLead>
      <PageAction>
        {isNone ? (
          <AppLink to={paths.unclaimedTasks} className={buttonClasses({ variant: 'ghost' })}>
            {productionsWords.workHere}
          </AppLink>
        ) : null}
        <NewOrderLink />
      </PageAction>
      {producer ? <ProducerTabs producer={producer} /> : null}
      <div className="flex flex-col gap-4">
        {isNothing && show === 'all' ? null : (
          <div className="flex">
            <SegmentedControl
              label={productionsWords.show}
              labelHidden
              options={choices.map((value) => ({ value, label: productionsWords.shows[value] }))}
              value={show}
              onChange={(value) => change({ show: value === 'all' ? undefined : value })}
            />
          </div>
        )}
        {orders.isPending ? <RowsSkeleton /> : null}
        {orders.error && !orders.data ? (
          <QueryError title={productionsWords.failed} error={orders.error} onRetry={orders.refetch} />
        ) : null}
        {isNothing ? <NoOrders isNarrowed={show !== 'all'} /> : null}
        <ul aria-label={productionsWords.caption} className="flex flex-col gap-2 empty:hidden">
          {orders.data?.map((order) => (
            <OrderRow key={order.order_id} order={order} />
          ))}
        </ul>
        {orders.hasNextPage ? (
          <Button
            className="self-center"
            loading={orders.isFetchingNextPage}
            onClick={() => void orders.fetchNextPage()}
          >
            {productionsWords.more}
          </Button>
        ) : null}
      </div>
    </>
  )
}

function NewOrderLink() {
  return (
    <AppLink to={paths.newProductionOrder} className={buttonClasses({ variant: 'primary' })}>
      <Plus aria-hidden size={16} />
      {productionsWords.newOrder}
    </AppLink>
  )
}

function NoOrders({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<FileCheck size={28} />}
        title={isNarrowed ? productionsWords.noneOfThese : productionsWords.none}
      >
        {isNarrowed ? productionsWords.noneOfTheseText : productionsWords.noneText}
      </EmptyState>
    </div>
  )
}
