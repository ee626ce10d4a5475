import type { Order, OrderSummary } from '@vireo/contracts/productions'
import { Badge } from '@vireo/ui'

import { productionsWords } from '../words.ts'

const tones = {
  open: 'neutral',
  submitted: 'warning',
  paid: 'accent',
  accepted: 'accent',
  rejected: 'danger',
  done: 'success',
  cancelling: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
  merged: 'neutral',
} as const

type Standing = Pick<OrderSummary, 'state' | 'delivered_at' | 'sandbox'> & Partial<Pick<Order, 'dispute'>>

/** Says how far an order is, and whether nobody pays for it. */
export function StateBadges({ order }: { readonly order: Standing }) {
  const isDelivered = order.state === 'accepted' && order.delivered_at !== null
  return (
    <>
      {order.dispute ? (
        <Badge tone="danger">{productionsWords.disputed}</Badge>
      ) : isDelivered ? (
        <Badge tone="warning">{productionsWords.delivered}</Badge>
      ) : (
        <Badge tone={tones[order.state]}>{productionsWords.states[order.state]}</Badge>
      )}
      {order.sandbox ? <Badge>{productionsWords.test}</Badge> : null}
    </>
  )
}
