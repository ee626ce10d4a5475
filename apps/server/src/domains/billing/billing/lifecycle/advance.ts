import { addMonths, monthsOf } from './calendar.ts'
import { type Draft, draftOf } from './draft.ts'
import { collect, sumOf, voidInvoice, writeInvoice } from './invoices.ts'
import { collectOpen } from './payments/pay.ts'
import { applied, planPartOf, startPeriod, unusedOf, usageLines, withoutFirstMonthOffer } from './periods.ts'
import type { Billing, Invoice, Step, Subscription } from './state.ts'
import { giveUpFirstPayment, owe } from './subscribe.ts'

type Due = { readonly at: number; readonly act: (draft: Draft) => void }

/** Returns the next instant, in milliseconds, at which something happens by itself; undefined when nothing will. */
export function nextDueAt(billing: Billing): number | undefined {
  return nextDue(billing)?.at
}

/** Carries out everything due until `now`, each thing as of its own instant and in the order of time. */
export function advance(billing: Billing, now: number): Step {
  const draft = draftOf(billing, billing.now)
  for (let due = nextDue(draft); due && due.at <= now; due = nextDue(draft)) {
    draft.now = Math.max(draft.now, due.at)
    due.act(draft)
  }
  draft.now = Math.max(draft.now, now)
  return draft.finish()
}

/**
 * Finds what falls due first. At one instant, unpaid invoices precede the end of the period, which precedes the month.
 */
function nextDue(billing: Billing): Due | undefined {
  const dues: Due[] = billing.open.flatMap((invoice) =>
    invoice.nextAttemptAt === null ? [] : { at: invoice.nextAttemptAt, act: (draft) => tryAgain(draft, invoice) },
  )
  const { subscription } = billing
  if (subscription && subscription.status !== 'incomplete') {
    dues.push({ at: subscription.endsAt, act: (draft) => endPeriod(draft, subscription) })
    const turnsAt = addMonths(subscription.anchor, subscription.monthsTurned + 1)
    if (turnsAt < subscription.endsAt) dues.push({ at: turnsAt, act: turnMonth })
  }
  return dues.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined)
}

/** Begins a month within a longer period: credits start anew, nothing is paid. */
function turnMonth(draft: Draft): void {
  draft.update({ monthsTurned: (draft.subscription?.monthsTurned ?? 0) + 1 })
  draft.tell('credits.month-turned')
}

function tryAgain(draft: Draft, invoice: Invoice): void {
  if (draft.subscription?.status === 'incomplete') return giveUpFirstPayment(draft)
  if (collectOpen(draft, invoice, 'absent') === 'succeeded') return
  const tried = draft.open.find(({ number }) => number === invoice.number)
  if (tried && tried.nextAttemptAt === null) endForDebt(draft)
}

function endPeriod(draft: Draft, subscription: Subscription): void {
  const { pending } = subscription
  if (pending?.kind === 'cancellation' || (pending?.kind === 'change' && pending.target === 'free')) {
    return endSubscription(draft, subscription)
  }
  const next = nextPeriod(subscription)
  const invoice = startPeriod(draft, next)
  if (collect(draft, invoice, 'absent') === 'succeeded') {
    draft.update({ paidMinor: planPartOf(invoice), status: draft.open.length > 0 ? 'past_due' : 'active' })
  } else owe(draft)
  draft.tell('subscription.renewed')
}

/** Returns the period after this one, on the same plan or on the one that was scheduled. */
function nextPeriod(subscription: Subscription): Subscription {
  const { pending, plan, endsAt, monthsBefore } = subscription
  const scheduled = pending?.kind === 'change' && pending.target !== 'free' ? pending : undefined
  const target = scheduled?.target === 'free' ? undefined : scheduled?.target
  const next = {
    ...subscription,
    status: 'active',
    plan: target ?? plan,
    pending: null,
    discount: scheduled?.discount ? applied(scheduled.discount) : keptDiscount(subscription, target !== undefined),
  } as const
  if (subscription.status === 'trialing') return { ...next, anchor: endsAt, monthsBefore: 0 }
  return { ...next, monthsBefore: monthsBefore + monthsOf(plan.billingPeriod) }
}

function keptDiscount({ discount }: Subscription, isOtherPlan: boolean): Subscription['discount'] {
  return isOtherPlan ? withoutFirstMonthOffer(discount) : discount
}

/** Ends the subscription at the end of what was paid, and asks for what was used beyond the plan now. */
function endSubscription(draft: Draft, subscription: Subscription): void {
  draft.subscription = null
  draft.ended = draft.open.length > 0 ? 'free_disabled' : 'free'
  if (draft.items.length > 0) {
    const lines = usageLines(draft.items)
    draft.items = []
    const { currency } = subscription.plan
    const invoice = writeInvoice(draft, { currency, lines, discount: null, period: null })
    if (collect(draft, invoice, 'absent') !== 'succeeded') owe(draft)
  }
  draft.tell('subscription.ended')
}

/**
 * Ends the plan after the last failed try. What was paid and not used is set against what was used beyond the plan;
 * only the rest of that stays owed. Time that was neither paid nor used is not.
 */
export function endForDebt(draft: Draft): void {
  const { subscription } = draft
  if (!subscription) return
  const { currency } = subscription.plan
  const unused = unusedOf(subscription, draft.now)
  draft.balance = { ...draft.balance, [currency]: draft.balance[currency] + unused }
  const owed = draft.open.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'usage'))
  for (const invoice of draft.open) voidInvoice(draft, invoice)
  const lines = [...owed, ...usageLines(draft.items)]
  draft.items = []
  draft.subscription = null
  draft.ended = 'canceled'
  if (sumOf(lines) > 0) {
    const debt = writeInvoice(draft, { currency, lines, discount: null, period: null })
    if (debt.amountDueMinor === 0) collect(draft, debt, 'absent')
    else {
      draft.put({ ...debt, intent: 'requires_payment_method' })
      draft.ended = 'free_disabled'
    }
  }
  draft.tell('subscription.ended')
}
