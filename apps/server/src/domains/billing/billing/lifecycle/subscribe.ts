import { BillingFailure, type Discount, type SoldPlan } from '#ports/billing-provider.ts'
import { draftOf, type Draft } from './draft.ts'
import { collect, voidInvoice, writeInvoice } from './invoices.ts'
import { dayMs } from './calendar.ts'
import { assertFits, refuse } from './refusals.ts'
import { applied, planPartOf, startPeriod } from './periods.ts'
import type { Billing, Card, Invoice, Step, Subscription } from './state.ts'
import type { Presence } from './payments/test-cards.ts'

/** How long the bank waits for an answer before a first payment is given up. */
export const confirmationMs = 23 * 60 * 60 * 1000

export type NewSubscription = {
  readonly plan: SoldPlan
  readonly discount: Discount | null
  /** Replaces the card on file; not kept when the payment fails. */
  readonly card?: Card
  /** Days before anything is paid. */
  readonly trialDays?: number
}

/**
 * Begins a subscription and charges its first period, after what is still owed. A card that is refused changes
 * nothing; one that asks leaves the subscription incomplete until the answer.
 */
export function subscribe(billing: Billing, wanted: NewSubscription, now: number, presence: Presence): Step {
  const draft = draftOf(billing, now)
  assertFits(wanted.discount, wanted.plan.currency)
  endWhatCostsNothing(draft)
  if (wanted.card) draft.card = wanted.card
  for (const debt of draft.open) refuse(collect(draft, debt, presence === 'present' ? 'confirmed' : presence))
  draft.subscriptionsMade += 1
  const trialEndsAt = wanted.trialDays === undefined ? undefined : draft.now + wanted.trialDays * dayMs
  const subscription: Subscription = {
    number: draft.subscriptionsMade,
    status: 'active',
    plan: wanted.plan,
    anchor: draft.now,
    monthsBefore: 0,
    startsAt: draft.now,
    endsAt: trialEndsAt ?? draft.now,
    monthsTurned: 0,
    paidMinor: 0,
    paidFrom: draft.now,
    pending: null,
    discount: applied(wanted.discount),
  }
  if (trialEndsAt === undefined) payFirst(draft, subscription, presence)
  else draft.subscription = { ...subscription, status: 'trialing' }
  draft.ended = 'free'
  draft.tell('subscription.created')
  return draft.finish()
}

function payFirst(draft: Draft, subscription: Subscription, presence: Presence): void {
  const invoice = startPeriod(draft, subscription)
  const outcome = collect(draft, invoice, presence)
  if (outcome === 'requires_action') {
    draft.update({ status: 'incomplete' })
    draft.put({ ...openInvoice(draft, invoice.number), nextAttemptAt: draft.now + confirmationMs })
    return
  }
  refuse(outcome)
  draft.update({ paidMinor: planPartOf(invoice) })
}

/**
 * Applies the bank's answer to a first payment that asked; a refusal gives the subscription up. Throws `BillingFailure`
 * when no payment waits for an answer.
 */
export function confirmFirstPayment(billing: Billing, isAgreed: boolean, now: number): Step {
  const draft = draftOf(billing, now)
  const invoice = draft.open.at(-1)
  if (draft.subscription?.status !== 'incomplete' || !invoice)
    throw new BillingFailure('nothing_scheduled', 'There is no payment that waits for an answer.')
  if (isAgreed) {
    refuse(collect(draft, invoice, 'confirmed'))
    draft.update({ status: 'active', paidMinor: planPartOf(invoice) })
    draft.tell('subscription.updated')
  } else giveUpFirstPayment(draft)
  return draft.finish()
}

/** Gives a first payment up. Nothing is owed for a plan that gave nothing yet; what was used before stays. */
export function giveUpFirstPayment(draft: Draft): void {
  const usage = draft.open.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'usage'))
  for (const invoice of draft.open) voidInvoice(draft, invoice)
  draft.items = [...usage, ...draft.items]
  draft.subscription = null
  draft.ended = 'free'
  draft.tell('subscription.ended')
}

/**
 * Ends a grant, trial or first payment that stands in the way. Throws `not_supported` while a paid subscription runs.
 */
function endWhatCostsNothing(draft: Draft): void {
  const { subscription } = draft
  if (!subscription) return
  if (subscription.status === 'incomplete') return giveUpFirstPayment(draft)
  if (subscription.plan.amountMinor > 0 && subscription.status !== 'trialing')
    throw new BillingFailure('not_supported', 'This workspace has a subscription already. Change that one.')
  draft.subscription = null
}

/** Asks for something on an invoice of its own, or puts it on the next one. Amounts are above 0. */
export function addItem(
  billing: Billing,
  item: { readonly description: string; readonly amountMinor: number; readonly currency: SoldPlan['currency'] },
  when: { readonly collectNow: boolean; readonly now: number },
): Step {
  const draft = draftOf(billing, when.now)
  const { subscription } = draft
  if (!Number.isSafeInteger(item.amountMinor) || item.amountMinor <= 0)
    throw new BillingFailure('not_supported', 'What is charged is a whole amount above 0.')
  if (subscription && subscription.plan.currency !== item.currency)
    throw new BillingFailure('not_supported', 'This subscription is paid in another currency.')
  if (subscription && !when.collectNow) {
    draft.items = [...draft.items, { description: item.description, amountMinor: item.amountMinor }]
    return draft.finish()
  }
  const line = { description: item.description, amountMinor: item.amountMinor, kind: 'usage' } as const
  const invoice = writeInvoice(draft, { currency: item.currency, lines: [line], discount: null, period: null })
  if (collect(draft, invoice, 'absent') !== 'succeeded') owe(draft)
  return draft.finish()
}

/** Notes that something was not paid: a plan stays while payment is tried again; without a plan, spending ends. */
export function owe(draft: Draft): void {
  if (draft.subscription?.status === 'active') draft.update({ status: 'past_due' })
  if (!draft.subscription) draft.ended = 'free_disabled'
}

function openInvoice(draft: Draft, number: number): Invoice {
  const found = draft.open.find((invoice) => invoice.number === number)
  if (!found) throw new Error(`Invoice ${number} is not open.`)
  return found
}
