import type Stripe from 'stripe'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { BillingFailure } from '../../ports/billing-provider.ts'
import type { NewSale, SalesProvider, SaleStanding } from '../../ports/sales.ts'
import { withStripe } from './stripe-failure.ts'

/** Creates what takes single payments by Stripe: the money is the platform's until it is handed over to a connected account. */
export function createStripeSales(stripe: Stripe): SalesProvider {
  return {
    name: 'stripe',
    createPage: (_ctx, sale) => withStripe(() => createPage(stripe, sale)),
    closePage: (_ctx, id) =>
      withStripe(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(id)
        if (status === 'open') await stripe.checkout.sessions.expire(id)
      }),
    readSale: (_ctx, id) => withStripe(() => readSale(stripe, id)),
    refund: (_ctx, id, totalMinor) =>
      withStripe(async () => {
        const { paymentRef, paidMinor, refundedMinor } = await readSale(stripe, id)
        const amount = Math.min(totalMinor ?? paidMinor, paidMinor) - refundedMinor
        if (paymentRef === null || amount <= 0) return
        const key = `vireo-refund-${id}-${refundedMinor}`
        await (totalMinor === undefined
          ? stripe.refunds.create({ payment_intent: paymentRef }, { idempotencyKey: key })
          : stripe.refunds.create(
              { payment_intent: paymentRef, amount },
              { idempotencyKey: `${key}-of-${totalMinor}` },
            ))
      }),
  }
}

async function createPage(stripe: Stripe, sale: NewSale): Promise<{ ref: string; url: string }> {
  const { saleId, amountMinor, currency, description } = sale
  const metadata = { sale: saleId }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: saleId,
      customer_email: sale.email,
      line_items: [
        { quantity: 1, price_data: { currency, unit_amount: amountMinor, product_data: { name: description } } },
      ],
      // What is paid is what the ledger is kept in.
      adaptive_pricing: { enabled: false },
      metadata,
      payment_intent_data: { metadata },
      success_url: sale.successUrl,
      cancel_url: sale.cancelUrl,
      expires_at: unixSeconds(sale.expiresAt),
    },
    { idempotencyKey: `vireo-sale-${saleId}` },
  )
  if (session.url) return { ref: session.id, url: session.url }
  throw new BillingFailure('unavailable', 'This page is over. Please try again.')
}

async function readSale(stripe: Stripe, id: string): Promise<SaleStanding> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  })
  const intent = expanded(session.payment_intent)
  const charge = intent && expanded(intent.latest_charge)
  const nothing = { paymentRef: intent?.id ?? null, paidMinor: 0, refundedMinor: 0, disputedMinor: 0, feeMinor: 0 }
  if (session.payment_status !== 'paid' || !intent || !charge)
    return { ...nothing, state: isOver(session, intent) ? 'closed' : 'open' }
  const disputes = charge.disputed ? (await stripe.disputes.list({ payment_intent: intent.id, limit: 100 })).data : []
  const fees = [
    ...feeOf(charge.balance_transaction),
    ...disputes.flatMap((dispute) => dispute.balance_transactions.flatMap(feeOf)),
  ]
  return {
    state: 'paid',
    paymentRef: intent.id,
    paidMinor: charge.amount_captured,
    refundedMinor: charge.amount_refunded,
    disputedMinor: disputes.filter(isHeld).reduce((sum, { amount }) => sum + amount, 0),
    feeMinor: fees.reduce((sum, fee) => sum + fee, 0),
  }
}

/** Tells whether nobody pays on a page any more: it expired, or it was sent off with money that never came. */
function isOver({ status }: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | undefined): boolean {
  if (status !== 'complete') return status === 'expired'
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
}

/** Tells whether the money of a dispute is not there: an inquiry takes none, and what was won is back. */
function isHeld({ status }: Stripe.Dispute): boolean {
  return status === 'needs_response' || status === 'under_review' || status === 'lost'
}

/** Reads a fee in the currency that was paid in; what is not known yet is none. */
function feeOf(transaction: Stripe.BalanceTransaction | string | null): number[] {
  if (transaction === null || typeof transaction === 'string') return []
  const { fee, exchange_rate: rate } = transaction
  return [Math.max(0, rate === null ? fee : Math.ceil(fee / rate))]
}

function expanded<T extends object>(value: T | string | null): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined
}
