import { BillingFailure } from '#ports/billing-provider.ts'
import { type Draft, draftOf } from '../draft.ts'
import { collect } from '../invoices.ts'
import { planPartOf } from '../periods.ts'
import { refuse } from '../refusals.ts'
import type { Billing, Card, Invoice, Step } from '../state.ts'
import { type ChargeOutcome, chargeOutcome, type Presence } from './test-cards.ts'

/** Pays an open invoice with the card on file. Throws `BillingFailure` when it need not or cannot be paid. */
export function payInvoice(billing: Billing, number: number, now: number, presence: Presence): Step {
  const draft = draftOf(billing, now)
  const invoice = draft.open.find((open) => open.number === number)
  if (!invoice || draft.subscription?.status === 'incomplete')
    throw new BillingFailure('nothing_scheduled', 'This invoice does not have to be paid any more.')
  refuse(collectOpen(draft, invoice, presence))
  return draft.finish()
}

/** Keeps another card if the bank accepts it, and at once pays all open invoices with it. */
export function replaceCard(billing: Billing, card: Card, now: number, presence: Presence): Step {
  const draft = draftOf(billing, now)
  refuse(chargeOutcome(card, draft.now, presence))
  draft.card = card
  draft.tell('payment-method.replaced')
  if (draft.subscription?.status !== 'incomplete')
    for (const invoice of draft.open) collectOpen(draft, invoice, 'absent')
  return draft.finish()
}

/** Throws `BillingFailure` when the card on file would not pay; charges nothing. */
export function assertCardWorks(billing: Billing, now: number): void {
  refuse(chargeOutcome(billing.card, now, 'absent'))
}

/** Tries an open invoice again. Paying the last one ends the arrears. */
export function collectOpen(draft: Draft, invoice: Invoice, presence: Presence): ChargeOutcome {
  const outcome = collect(draft, invoice, presence)
  if (outcome !== 'succeeded') return outcome
  const { subscription } = draft
  if (subscription && invoice.periodStartsAt === subscription.startsAt)
    draft.update({ paidMinor: subscription.paidMinor + planPartOf(invoice) })
  if (draft.open.length > 0) return outcome
  if (subscription?.status === 'past_due') draft.update({ status: 'active' })
  if (!subscription && draft.ended === 'free_disabled') draft.ended = 'free'
  draft.tell('subscription.updated')
  return outcome
}
