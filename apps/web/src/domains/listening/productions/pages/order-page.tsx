import type { Order } from '@vireo/contracts/productions'
import { buttonClasses, EmptyState, Section } from '@vireo/ui'
import { FileQuestion } from 'lucide-react'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageTitle, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { invoiceWords } from '../invoice/words.ts'
import { invoiceAddress } from '../shown/addresses.ts'
import { StateBadges } from '../shown/state-badge.tsx'
import { usdText } from '../shown/money.ts'
import { OrderActions } from '../order/order-actions.tsx'
import { OrderItemSection } from '../order/order-item.tsx'
import { OrderMessages } from '../order/order-messages.tsx'
import { OrderSteps } from '../order/order-steps.tsx'
import { orderWords } from '../order/words.ts'
import { useDeliverables, useOrder } from '../queries.ts'

/** Shows an order: how far it is, what is ready, and what its buyer can do with it. */
export function OrderPage() {
  const { orderId = '' } = useParams()
  const { data: order, error, isPending, refetch } = useOrder(orderId)
  if (order) return <ShownOrder order={order} />
  if (isPending) return <RowsSkeleton />
  if (error instanceof ApiError && error.status === 404) return <NoOrder />
  return <QueryError title={orderWords.failed} error={error} onRetry={refetch} />
}

function ShownOrder({ order }: { readonly order: Order }) {
  const files = useDeliverables(order)
  return (
    <>
      <PageTitle>{order.name}</PageTitle>
      <PageAction>
        <OrderActions order={order} />
      </PageAction>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <StateBadges order={order} />
          {order.total_amount_usd === null ? null : (
            <span className="text-sm tabular-nums">
              <span className="text-muted">{orderWords.total}</span> {usdText(order.total_amount_usd)}
            </span>
          )}
          {order.paid_at === null || order.sandbox ? null : (
            <AppLink to={invoiceAddress(order.order_id)} className={buttonClasses({ size: 'sm', variant: 'ghost' })}>
              {invoiceWords.link}
            </AppLink>
          )}
        </div>
        <OrderSteps order={order} />
        {files.error && !files.data ? (
          <QueryError title={orderWords.filesFailed} error={files.error} onRetry={files.refetch} compact />
        ) : null}
        {order.items.map((item) => (
          <OrderItemSection key={item.item_id} order={order} item={item} files={files.data ?? []} />
        ))}
        {order.items.length === 0 ? <Section title={orderWords.items} lead={orderWords.empty} /> : null}
        <OrderMessages order={order} />
      </div>
    </>
  )
}

function NoOrder() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<FileQuestion size={28} />}
        title={orderWords.missing}
        action={
          <AppLink to={paths.productionOrders} className={buttonClasses({})}>
            {orderWords.toOrders}
          </AppLink>
        }
      >
        {orderWords.missingText}
      </EmptyState>
    </div>
  )
}
