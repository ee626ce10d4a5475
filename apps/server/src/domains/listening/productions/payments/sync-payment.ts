import { askProvider } from '#billing'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import type { SaleStanding } from '#ports/sales.ts'
import { accounts } from '../ledger/accounts.ts'
import { balanceOf, book } from '../ledger/move-store.ts'
import { endWork } from '../orders/end-work.ts'
import { moveOrder } from '../orders/move-order.ts'
import { holdAnyOrder } from '../orders/order-store.ts'
import type { OrderRow, PaymentRow } from '../tables.ts'
import { movesFor } from './moves-for.ts'
import { drawVersion, findPayment, savePaymentStanding, saveReturn } from './payment-store.ts'
import { refundJob } from './refund-job.ts'

/**
 * Asks the provider how things stand with a payment, and takes that over: the ledger and the order in one transaction. Whoever was
 * asked later is believed, so that order and number of reports make no difference.
 */
export async function syncPayment(ctx: With<'sales'>, paymentId: string): Promise<void> {
  const known = await findPayment(ctx, paymentId)
  const { sales } = ctx.ports
  if (!known?.page_ref || sales?.name !== known.provider) return
  const version = await drawVersion(ctx, paymentId)
  const standing = await askProvider(sales.readSale(ctx, known.page_ref))
  await transaction(ctx, async (ctx) => {
    // The order is held before its payment is looked at again, so that of two reports one follows the other.
    const order = await holdAnyOrder(ctx, known.order_id)
    const payment = await findPayment(ctx, paymentId)
    invariant(order && payment, 'a payment and its order stay')
    if (version > payment.applied_version) await apply(ctx, { order, payment, standing, version })
  })
}

type Told = {
  readonly order: OrderRow
  readonly payment: PaymentRow
  readonly standing: SaleStanding
  readonly version: number
}

async function apply(ctx: TransactionContext, { order, payment, standing, version }: Told): Promise<void> {
  const held = await balanceOf(ctx, accounts.held(order.id))
  for (const move of movesFor(standing, { payment, order, held, version })) await book(ctx, move)
  await savePaymentStanding(ctx, payment.id, { standing, version })
  const isWhole = standing.refundedMinor + standing.disputedMinor < standing.paidMinor
  if (payment.paid_minor === 0 && standing.paidMinor > 0) {
    if (order.state === 'submitted' && isWhole) return markPaid(ctx, order)
    // Whoever pays for what is canceled, or twice, has it back.
    await saveReturn(ctx, payment.id, standing.paidMinor)
    if (isWhole) await enqueue(ctx, refundJob, { paymentId: payment.id }, { dedupeKey: `production:${payment.id}` })
  }
  if (isWhole || standing.paidMinor === 0) return
  if (order.state === 'cancelling')
    await moveOrder(ctx, order, { action: 'refund', who: 'provider', changes: { completed_at: ctx.now() } })
  else if (order.state === 'paid' || order.state === 'accepted') await takeBack(ctx, order)
}

async function markPaid(ctx: TransactionContext, order: OrderRow): Promise<void> {
  await moveOrder(ctx, order, { action: 'pay', who: 'provider', changes: { paid_at: ctx.now() } })
  await writeAudit(ctx, {
    action: 'productions.order-paid',
    workspaceId: order.workspace_id,
    target: { kind: 'production-order', id: order.id },
    details: { name: order.name, amount: order.total_minor },
  })
}

/** Ends an order whose money is gone: the bank of the buyer took it, or somebody gave it back at the provider. */
async function takeBack(ctx: TransactionContext, order: OrderRow): Promise<void> {
  await endWork(ctx, order.id)
  const changes = { completed_at: ctx.now(), dispute: null, cancel_reason: 'The payment was taken back.' }
  await moveOrder(ctx, order, { action: 'take_back', who: 'provider', changes })
}
