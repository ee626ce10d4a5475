import type { SaleStanding } from '#ports/sales.ts'
import { accounts } from '../ledger/accounts.ts'
import type { Move } from '../ledger/move-store.ts'
import type { OrderRow, PaymentRow } from '../tables.ts'

type Facts = Pick<SaleStanding, 'paidMinor' | 'refundedMinor' | 'disputedMinor' | 'feeMinor'>
type Known = {
  readonly payment: Pick<
    PaymentRow,
    'id' | 'order_id' | 'paid_minor' | 'refunded_minor' | 'disputed_minor' | 'fee_minor'
  >
  readonly order: Pick<OrderRow, 'state'>
  /** What is held for the order. */
  readonly held: number
  readonly version: number
}

/**
 * Tells which money moves bring the ledger from what it knew of a payment to what its provider says: neither order nor number of
 * reports makes a difference to what they come to. What goes back to the buyer comes out of what is held, and the rest is the
 * house’s to bear. Pure.
 */
export function movesFor(now: Facts, { payment, order, held, version }: Known): Move[] {
  const { order_id: orderId } = payment
  const [buyer, holding] = [accounts.buyer(orderId), accounts.held(orderId)]
  const moves: Move[] = []
  const add = (kind: string, from: string, to: string, amountMinor: number) => {
    if (amountMinor > 0) moves.push({ ref: `${payment.id}:${version}:${kind}`, from, to, amountMinor, orderId })
  }
  const paid = now.paidMinor - payment.paid_minor
  add('paid', buyer, holding, paid)
  add('unpaid', holding, buyer, -paid)
  const back = now.refundedMinor + now.disputedMinor - payment.refunded_minor - payment.disputed_minor
  const ofHeld = Math.min(Math.max(0, back), Math.max(0, held + paid))
  add('back', holding, buyer, ofHeld)
  add('back-of-house', accounts.house, buyer, back - ofHeld)
  // What a bank gave up again belongs to the order for as long as it goes on.
  const goesOn = order.state === 'paid' || order.state === 'accepted'
  add('won', buyer, goesOn ? holding : accounts.house, -back)
  const fee = now.feeMinor - payment.fee_minor
  add('fee', accounts.house, accounts.provider, fee)
  add('fee-back', accounts.provider, accounts.house, -fee)
  return moves
}
