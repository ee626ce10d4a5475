import { BillingFailure, type Discount, type SoldPlan, type Unspent } from '#ports/billing-provider.ts'
import { addMonths, monthsOf } from './calendar.ts'
import { type Draft, draftOf } from './draft.ts'
import { collect, writeInvoice } from './invoices.ts'
import { askedOver, monthsLeft, type Share, within } from './money.ts'
import {
  applied,
  discountAt,
  planLine,
  planPartOf,
  returnedOf,
  unusedOf,
  unusedPartOf,
  withoutFirstMonthOffer,
} from './periods.ts'
import { assertFits, refuse } from './refusals.ts'
import type { Billing, InvoiceLine, Step, Subscription } from './state.ts'
import type { Presence } from './payments/test-cards.ts'

type Change = {
  readonly plan: SoldPlan
  readonly discount: Discount | null
  /** Unspent credits of the plan that is left; used where a new period begins. Without them only time counts. */
  readonly unspent?: Unspent | null
}

/**
 * Changes to another plan at once. Within the same rhythm the difference is paid for the rest of the period, by the
 * second; in another rhythm a new period begins at full price, less what was paid and not used. Drops a scheduled
 * change. Throws `BillingFailure` where the change or its payment is refused.
 */
export function upgrade(billing: Billing, change: Change, now: number, presence: Presence): Step {
  const draft = draftOf(billing, now)
  const before = paidSubscription(draft)
  const { plan, discount, unspent } = change
  assertFits(discount, plan.currency)
  if (plan.currency !== before.plan.currency)
    throw new BillingFailure('not_supported', 'The currency of a subscription cannot be changed.')
  const keepsPeriod = plan.billingPeriod === before.plan.billingPeriod && before.status !== 'trialing'
  const after = keepsPeriod ? before : newPeriod(plan, draft.now)
  const unused = keepsPeriod ? unusedOf(before, draft.now) : returnedOf(before, unspent, draft.now)
  const rest = keepsPeriod ? restLine(before, plan, draft.now) : planLine(plan)
  const earlier = withoutFirstMonthOffer(before.discount)
  const given = discount ? discountAt(applied(discount), draft.now) : earlier
  const invoice = writeInvoice(draft, {
    currency: plan.currency,
    lines: unused === 0 ? [rest] : [rest, unusedLine(before, unused)],
    discount,
    period: { startsAt: draft.now, endsAt: after.endsAt },
  })
  refuse(collect(draft, invoice, presence))
  draft.subscription = {
    ...before,
    ...periodOf(after),
    status: 'active',
    plan,
    discount: given,
    pending: null,
    paidMinor: planPartOf(invoice),
    paidFrom: draft.now,
  }
  draft.tell('subscription.updated')
  return draft.finish()
}

/**
 * Returns the line for the rest of the period on another plan; less the unused part of the former plan, it is the
 * difference.
 */
function restLine(before: Subscription, plan: SoldPlan, at: number): InvoiceLine {
  const wanted = { amountMinor: plan.amountMinor, share: partOfPeriod(before, at) }
  const amountMinor = askedOver(wanted, unusedPartOf(before, at)) + unusedOf(before, at)
  return { description: `${plan.displayName}, rest of the period`, amountMinor, kind: 'plan' }
}

/** Returns the share of a paid period that lies ahead. */
function partOfPeriod(period: Subscription, at: number): Share {
  return within(monthsLeft(period, at), { part: BigInt(monthsOf(period.plan.billingPeriod)), of: 1n })
}

type Period = Pick<Subscription, 'anchor' | 'monthsBefore' | 'monthsTurned' | 'startsAt' | 'endsAt'>

function newPeriod(plan: SoldPlan, now: number): Period {
  const endsAt = addMonths(now, monthsOf(plan.billingPeriod))
  return { anchor: now, monthsBefore: 0, monthsTurned: 0, startsAt: now, endsAt }
}

function periodOf({ anchor, monthsBefore, monthsTurned, startsAt, endsAt }: Period): Period {
  return { anchor, monthsBefore, monthsTurned, startsAt, endsAt }
}

function unusedLine({ plan }: Subscription, amountMinor: number): InvoiceLine {
  return { description: `Unused time of ${plan.displayName}`, amountMinor: -amountMinor, kind: 'unused' }
}

/** Schedules another plan, or none, for the end of the paid period. Replaces what was scheduled. */
export function scheduleChange(
  billing: Billing,
  change: { readonly target: SoldPlan | 'free'; readonly discount: Discount | null },
  now: number,
): Step {
  const draft = draftOf(billing, now)
  const { plan } = runningSubscription(draft)
  if (change.target !== 'free') {
    assertFits(change.discount, change.target.currency)
    if (change.target.currency !== plan.currency)
      throw new BillingFailure('not_supported', 'The currency of a subscription cannot be changed.')
  }
  return schedule(draft, { kind: 'change', ...change })
}

/** Schedules the end of the subscription for the end of the paid period. Replaces what was scheduled. */
export function cancelAtPeriodEnd(billing: Billing, now: number): Step {
  const draft = draftOf(billing, now)
  runningSubscription(draft)
  return schedule(draft, { kind: 'cancellation' })
}

/** Takes back what is scheduled, if it is of this kind. */
export function unschedule(billing: Billing, kind: 'change' | 'cancellation', now: number): Step {
  const draft = draftOf(billing, now)
  if (runningSubscription(draft).pending?.kind !== kind)
    throw new BillingFailure('nothing_scheduled', 'Nothing is scheduled that could be taken back.')
  return schedule(draft, null)
}

function schedule(draft: Draft, pending: Subscription['pending']): Step {
  draft.update({ pending })
  draft.tell('subscription.updated')
  return draft.finish()
}

/** Applies a discount from the next invoice on; replaces an earlier one. */
export function applyDiscount(billing: Billing, discount: Discount, now: number): Step {
  const draft = draftOf(billing, now)
  const { plan, pending } = runningSubscription(draft)
  assertFits(discount, plan.currency)
  // A plan that is on its way would bring its own discount and throw this one away.
  const next = pending?.kind === 'change' ? { ...pending, discount } : pending
  draft.update({ discount: applied(discount), pending: next })
  draft.tell('subscription.updated')
  return draft.finish()
}

function runningSubscription(draft: Draft): Subscription {
  const { subscription } = draft
  if (!subscription || subscription.status === 'incomplete')
    throw new BillingFailure('no_subscription', 'This workspace has no subscription that could be changed.')
  return subscription
}

function paidSubscription(draft: Draft): Subscription {
  const subscription = runningSubscription(draft)
  if (subscription.status === 'past_due')
    throw new BillingFailure('card_declined', 'An invoice is still open. Pay it first.')
  return subscription
}
