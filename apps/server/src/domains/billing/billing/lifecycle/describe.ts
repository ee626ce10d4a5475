import type { ProviderInvoice, ProviderSnapshot } from '#ports/billing-provider.ts'
import { addMonths } from './calendar.ts'
import { draftOf } from './draft.ts'
import { applied, startPeriod, usageLines, withoutFirstMonthOffer } from './periods.ts'
import { sumOf, writeInvoice } from './invoices.ts'
import type { Billing, Invoice, Subscription } from './state.ts'

/** A snapshot without the fields that only the owner of the state knows. */
export type Described = Omit<ProviderSnapshot, 'provider' | 'workspaceId' | 'customerRef' | 'subscriptionRef'> & {
  readonly subscriptionNumber: number | null
}

/** Returns the address where people read an invoice; undefined stands for one that is not written yet. */
export type InvoiceUrl = (number: number) => string

/** Describes the state of billing in the terms of the port. */
export function describe(billing: Billing, urlOf: InvoiceUrl): Described {
  const { subscription } = billing
  return {
    version: billing.version,
    asOf: new Date(billing.now),
    ...describePlan(billing),
    discount: subscription && discountOf(subscription),
    nextInvoice: nextInvoiceOf(billing),
    openInvoices: billing.open.map((invoice) => describeInvoice(invoice, urlOf)),
    paymentMethod: billing.card && pick(billing.card),
    subscriptionNumber: subscription?.number ?? null,
  }
}

/** Describes the plan that is subscribed, its period and what is scheduled. */
export function describePlan({
  subscription,
  ended,
}: Billing): Pick<Described, 'status' | 'plan' | 'period' | 'pending'> {
  return {
    status: subscription?.status ?? ended,
    plan: subscription?.plan ?? null,
    period: subscription && { startsAt: new Date(subscription.startsAt), endsAt: new Date(subscription.endsAt) },
    pending: subscription && pendingOf(subscription),
  }
}

function pick({ brand, last4, expMonth, expYear }: NonNullable<Billing['card']>): ProviderSnapshot['paymentMethod'] {
  return { brand, last4, expMonth, expYear }
}

function pendingOf({ pending, endsAt }: Subscription): ProviderSnapshot['pending'] {
  const at = new Date(endsAt)
  if (!pending) return null
  if (pending.kind === 'cancellation') return { kind: 'cancellation', at }
  const { target } = pending
  return target === 'free'
    ? { kind: 'change', tier: 'free', billingPeriod: null, at }
    : { kind: 'change', tier: target.tier, billingPeriod: target.billingPeriod, at }
}

function discountOf({ discount, endsAt }: Subscription): ProviderSnapshot['discount'] {
  if (!discount) return null
  const { durationInMonths } = discount.discount
  const last = discount.isUsed || durationInMonths === null ? discount.endsAt : addMonths(endsAt, durationInMonths)
  return { ...discount.discount, endsAt: last === null ? null : new Date(last) }
}

/**
 * Returns the invoice that the end of the period would bring if nothing happened until then; null when it brings none.
 */
function nextInvoiceOf(billing: Billing): ProviderInvoice | null {
  const { subscription } = billing
  if (!subscription || subscription.status === 'incomplete') return null
  const { pending, plan, endsAt } = subscription
  const draft = draftOf(billing, endsAt)
  const ends = pending?.kind === 'cancellation' || (pending?.kind === 'change' && pending.target === 'free')
  if (ends && billing.items.length === 0) return null
  const target = pending?.kind === 'change' && pending.target !== 'free' ? pending : undefined
  const invoice = ends
    ? writeInvoice(draft, { currency: plan.currency, lines: usageLines(billing.items), discount: null, period: null })
    : startPeriod(draft, {
        ...subscription,
        plan: target && target.target !== 'free' ? target.target : plan,
        discount: target
          ? (applied(target.discount) ?? withoutFirstMonthOffer(subscription.discount))
          : subscription.discount,
        anchor: endsAt,
        monthsBefore: 0,
      })
  return { ...describeInvoice(invoice, undefined), nextPaymentAttemptAt: new Date(endsAt) }
}

/** Describes an invoice in the terms of the port; one without an address is still to come. */
export function describeInvoice(invoice: Invoice, urlOf: InvoiceUrl | undefined): ProviderInvoice {
  const { discount, currency, status, amountDueMinor, amountPaidMinor, lines } = invoice
  return {
    ref: urlOf ? `in_${invoice.number}` : null,
    number: urlOf ? String(invoice.number).padStart(4, '0') : null,
    status: urlOf ? status : 'upcoming',
    currency,
    subtotalMinor: sumOf(lines),
    taxMinor: 0,
    amountDueMinor,
    amountPaidMinor,
    discountPercentOff: discount?.percentOff ?? null,
    discountAmountOffMinor: discount?.amountOffMinor ?? null,
    createdAt: new Date(invoice.createdAt),
    nextPaymentAttemptAt: invoice.nextAttemptAt === null ? null : new Date(invoice.nextAttemptAt),
    paymentIntentStatus: invoice.intent,
    periodStartsAt: invoice.periodStartsAt === null ? null : new Date(invoice.periodStartsAt),
    periodEndsAt: invoice.periodEndsAt === null ? null : new Date(invoice.periodEndsAt),
    lines: lines.map(({ description, amountMinor: amount }) => ({ description, amountMinor: amount })),
    hostedUrl: urlOf ? urlOf(invoice.number) : null,
    pdfUrl: null,
  }
}
