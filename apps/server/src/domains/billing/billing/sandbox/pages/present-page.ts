import type { SandboxInvoice, SandboxSession } from '@vireo/contracts/billing'
import type { SandboxPage, ShownInvoice } from '../get-sandbox-session.ts'

const unix = (instant: number) => Math.floor(instant / 1000)
const unixOrNull = (instant: number | null) => (instant === null ? null : unix(instant))

/** Presents an invoice of the sandbox, in minor units and Unix seconds. */
export function presentInvoice({ invoice, customerEmail, url }: ShownInvoice): SandboxInvoice {
  return {
    number: String(invoice.number).padStart(4, '0'),
    status: invoice.status,
    customer_email: customerEmail,
    currency: invoice.currency,
    lines: invoice.lines.map(({ description, amountMinor }) => ({ description, amount_cents: amountMinor })),
    subtotal_cents: invoice.subtotalMinor,
    discount_cents: invoice.discountMinor,
    discount_percent_off: invoice.discount?.percentOff ?? null,
    amount_due_cents: invoice.amountDueMinor,
    amount_paid_cents: invoice.amountPaidMinor,
    created_at_unix: unix(invoice.createdAt),
    paid_at_unix: invoice.status === 'paid' ? unixOrNull(invoice.settledAt) : null,
    period_start_unix: unixOrNull(invoice.periodStartsAt),
    period_end_unix: unixOrNull(invoice.periodEndsAt),
    url,
  }
}

/** Presents a page of the sandbox to the browser that shows it. */
export function presentPage(shown: SandboxPage): SandboxSession {
  const { details } = shown.page
  const card = shown.billing?.card
  return {
    kind: details.kind,
    state: shown.state,
    customer_email: shown.customerEmail,
    back_url: shown.backUrl,
    card: card ? { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear } : null,
    checkout: presentCheckout(shown),
    sale: presentSale(shown),
    challenge: presentChallenge(shown),
    invoices: shown.invoices.map(presentInvoice),
  }
}

function presentCheckout({ page: { details }, preview }: SandboxPage): SandboxSession['checkout'] {
  if (details.kind !== 'checkout' || !preview) return null
  const { plan } = details
  return {
    plan_name: plan.displayName,
    billing_period: plan.billingPeriod,
    currency: plan.currency,
    price_cents: plan.amountMinor,
    discount_cents: preview.discountMinor,
    owed_cents: preview.owedMinor,
    due_now_cents: preview.dueNowMinor,
    next_payment_cents: preview.nextPaymentMinor,
    next_payment_at_unix: unix(preview.nextPaymentAt.getTime()),
  }
}

function presentSale({ page: { details } }: SandboxPage): SandboxSession['sale'] {
  if (details.kind !== 'sale') return null
  return { title: details.title, amount_cents: details.amountMinor, currency: details.currency }
}

/** Presents what the bank asks about. The amount is told where a payment already exists. */
function presentChallenge({ page: { details }, billing }: SandboxPage): SandboxSession['challenge'] {
  if (details.kind !== 'challenge') return null
  const { asks } = details
  if (asks.act === 'sale') return { amount_cents: asks.amountMinor, currency: asks.currency }
  const invoice =
    asks.act === 'first-payment'
      ? billing?.open.at(-1)
      : asks.act === 'invoice'
        ? billing?.open.find(({ number }) => number === asks.number)
        : undefined
  return { amount_cents: invoice?.amountDueMinor ?? null, currency: invoice?.currency ?? null }
}
