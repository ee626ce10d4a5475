import type { Currency } from '@vireo/contracts/users'
import type { Discount } from '#ports/billing-provider.ts'
import { dayMs } from './calendar.ts'
import type { Draft } from './draft.ts'
import { discountOn } from './money.ts'
import type { Invoice, InvoiceLine } from './state.ts'
import { type ChargeOutcome, chargeOutcome, type Presence } from './payments/test-cards.ts'

/** Days after the first try at which an unpaid invoice is tried again; after the last one it is over. */
export const retryDays = [1, 3, 7] as const

export type NewInvoice = {
  readonly currency: Currency
  readonly lines: readonly InvoiceLine[]
  readonly discount: Discount | null
  readonly period: { readonly startsAt: number; readonly endsAt: number } | null
}

/**
 * Writes an invoice over what is kept for the workspace: what is less than nothing is kept for later, what was
 * kept before is used up. It is not charged yet.
 */
export function writeInvoice(draft: Draft, { currency, lines, discount, period }: NewInvoice): Invoice {
  const sum = sumOf(lines)
  const off = discountOn(sumOf(lines.filter(({ kind }) => kind === 'plan')), discount)
  const before = sum - off
  const kept = draft.balance[currency]
  const fromBalance = before < 0 ? before : Math.min(kept, before)
  draft.balance = { ...draft.balance, [currency]: kept - fromBalance }
  const invoice: Invoice = {
    number: draft.invoicesWritten + 1,
    status: 'open',
    currency,
    lines: fromBalance === 0 ? lines : [...lines, balanceLine(-fromBalance)],
    subtotalMinor: sum - fromBalance,
    discount: off > 0 ? discount : null,
    discountMinor: off,
    amountDueMinor: before - fromBalance,
    amountPaidMinor: 0,
    createdAt: draft.now,
    settledAt: null,
    periodStartsAt: period?.startsAt ?? null,
    periodEndsAt: period?.endsAt ?? null,
    attempts: 0,
    nextAttemptAt: null,
    intent: null,
  }
  draft.invoicesWritten += 1
  draft.put(invoice)
  return invoice
}

/** Asks the bank for what is due; what costs nothing is paid without asking. Says how it went. */
export function collect(draft: Draft, invoice: Invoice, presence: Presence): ChargeOutcome {
  if (invoice.amountDueMinor === 0) {
    settle(draft, invoice, 'paid')
    return 'succeeded'
  }
  const outcome = chargeOutcome(draft.card, draft.now, presence)
  if (outcome === 'succeeded') {
    if (draft.card) draft.card = { ...draft.card, payments: draft.card.payments + 1 }
    settle(draft, invoice, 'paid')
    return outcome
  }
  draft.put({
    ...invoice,
    attempts: invoice.attempts + 1,
    nextAttemptAt: nextAttemptOf(invoice),
    intent: outcome === 'requires_action' ? 'requires_action' : 'requires_payment_method',
  })
  draft.tell(outcome === 'requires_action' ? 'invoice.payment-action-required' : 'invoice.payment-failed')
  return outcome
}

/** Returns when the invoice is tried again after one more failure, in milliseconds; null when that was the last try. */
function nextAttemptOf(invoice: Invoice): number | null {
  const days = retryDays[invoice.attempts]
  return days === undefined ? null : invoice.createdAt + days * dayMs
}

/** Settles an invoice as paid or void, and tells of it. */
export function settle(draft: Draft, invoice: Invoice, status: 'paid' | 'void'): void {
  draft.put({
    ...invoice,
    status,
    amountPaidMinor: status === 'paid' ? invoice.amountDueMinor : 0,
    settledAt: draft.now,
    nextAttemptAt: null,
    intent: status === 'paid' ? 'succeeded' : 'canceled',
  })
  draft.tell(status === 'paid' ? 'invoice.paid' : 'invoice.voided')
}

/** Gives an invoice up: what it took from the balance comes back. */
export function voidInvoice(draft: Draft, invoice: Invoice): void {
  const used = sumOf(invoice.lines.filter(({ kind }) => kind === 'balance'))
  draft.balance = { ...draft.balance, [invoice.currency]: Math.max(0, draft.balance[invoice.currency] - used) }
  settle(draft, invoice, 'void')
}

/** Adds up the amounts of lines, in minor units. */
export function sumOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, line) => sum + line.amountMinor, 0)
}

function balanceLine(amountMinor: number): InvoiceLine {
  const description = amountMinor > 0 ? 'Kept for the next invoices' : 'From earlier invoices'
  return { description, amountMinor, kind: 'balance' }
}
