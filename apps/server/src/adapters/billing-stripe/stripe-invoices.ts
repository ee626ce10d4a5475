import { Currency } from '@vireo/contracts/users'
import type Stripe from 'stripe'
import type { PaymentIntentStatus, ProviderInvoice } from '../../ports/billing-provider.ts'

const sum = (parts: readonly { readonly amount: number }[] | null) =>
  (parts ?? []).reduce((total, { amount }) => total + amount, 0)

const instant = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null)

/** Converts a Stripe invoice. `percentOff` is that of the subscription's discount, if it has one. */
export function toInvoice(invoice: Stripe.Invoice, percentOff: number | null = null): ProviderInvoice {
  const takenOff = sum(invoice.total_discount_amounts)
  return {
    ref: isWritten(invoice) ? invoice.id : null,
    number: invoice.number,
    status: statusOf(invoice),
    currency: Currency.parse(invoice.currency),
    subtotalMinor: invoice.subtotal,
    taxMinor: sum(invoice.total_taxes),
    amountDueMinor: Math.max(0, invoice.amount_due),
    amountPaidMinor: invoice.amount_paid,
    discountPercentOff: takenOff > 0 ? percentOff : null,
    discountAmountOffMinor: takenOff > 0 ? takenOff : null,
    createdAt: new Date(invoice.created * 1000),
    nextPaymentAttemptAt: instant(invoice.next_payment_attempt),
    paymentIntentStatus: paymentStatusOf(invoice),
    periodStartsAt: instant(invoice.period_start),
    periodEndsAt: instant(invoice.period_end),
    lines: invoice.lines.data.map((line) => ({ description: line.description ?? '', amountMinor: line.amount })),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}

/** Tells whether an invoice was issued. Previews have ids as well, but those lead nowhere. */
function isWritten({ status }: Stripe.Invoice): boolean {
  return status !== null && status !== 'draft'
}

const writtenStatuses = ['open', 'paid', 'void', 'uncollectible'] as const

function statusOf({ status }: Stripe.Invoice): ProviderInvoice['status'] {
  return writtenStatuses.find((one) => one === status) ?? 'upcoming'
}

function paymentStatusOf({ status, attempted }: Stripe.Invoice): PaymentIntentStatus | null {
  if (status === 'paid') return 'succeeded'
  return status === 'open' && attempted ? 'requires_payment_method' : null
}
