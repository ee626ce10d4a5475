import type { Discount, SoldPlan, Unspent } from '#ports/billing-provider.ts'
import { addMonths, monthsOf } from './calendar.ts'
import type { Draft } from './draft.ts'
import { writeInvoice } from './invoices.ts'
import { fitsCurrency, givenBack, monthsLeft, type Part, within } from './money.ts'
import type { Invoice, InvoiceLine, Subscription } from './state.ts'

type AppliedDiscount = Subscription['discount']

/** Wraps a discount as one that no invoice has used yet. */
export function applied(discount: Discount | null): AppliedDiscount {
  return discount && { discount, endsAt: null, isUsed: false }
}

/** Returns the discount that an invoice of this instant gets; its months count from its first use. */
export function discountAt(given: AppliedDiscount, at: number): AppliedDiscount {
  if (!given) return null
  if (given.isUsed) return given.endsAt !== null && given.endsAt <= at ? null : given
  const { durationInMonths } = given.discount
  return { ...given, isUsed: true, endsAt: durationInMonths === null ? null : addMonths(at, durationInMonths) }
}

/** Drops a first-month offer, which belongs to the plan it was made for; keeps any other discount. */
export function withoutFirstMonthOffer(given: AppliedDiscount): AppliedDiscount {
  return given?.discount.code.startsWith('first-month-') ? null : given
}

/** Returns the invoice line for one period of a plan at full price. */
export function planLine(plan: SoldPlan): InvoiceLine {
  const period = plan.billingPeriod === 'annual_period' ? 'year' : 'month'
  return { description: `${plan.displayName}, one ${period}`, amountMinor: plan.amountMinor, kind: 'plan' }
}

/** Turns items that were used beyond the plan into invoice lines. */
export function usageLines(items: Draft['items']): InvoiceLine[] {
  return items.map(({ description, amountMinor }) => ({ description, amountMinor, kind: 'usage' }))
}

/**
 * Starts a paid period of the subscription there is, so many months after its anchor, and writes its invoice
 * with everything that waited for it.
 */
export function startPeriod(draft: Draft, subscription: Subscription): Invoice {
  const { plan, anchor, monthsBefore } = subscription
  const startsAt = addMonths(anchor, monthsBefore)
  const endsAt = addMonths(anchor, monthsBefore + monthsOf(plan.billingPeriod))
  const discount = discountAt(subscription.discount, startsAt)
  draft.subscription = {
    ...subscription,
    startsAt,
    endsAt,
    discount,
    monthsTurned: monthsBefore,
    paidMinor: 0,
    paidFrom: startsAt,
  }
  const lines = [planLine(plan), ...usageLines(draft.items)]
  draft.items = []
  return writeInvoice(draft, {
    currency: plan.currency,
    lines,
    discount: discount && fitsCurrency(discount.discount, plan.currency) ? discount.discount : null,
    period: { startsAt, endsAt },
  })
}

/** Returns the money paid for the part of the plan that lies ahead, in minor units, rounded down. */
export function unusedOf(subscription: Subscription, at: number): number {
  const { amountMinor, share } = unusedPartOf(subscription, at)
  return givenBack(amountMinor, share)
}

/** Returns the unused part of the paid plan before it is rounded. */
export function unusedPartOf(subscription: Subscription, at: number): Part {
  const { paidMinor, paidFrom } = subscription
  return { amountMinor: paidMinor, share: within(monthsLeft(subscription, at), monthsLeft(subscription, paidFrom)) }
}

/**
 * Returns what is given back when a plan is left for good, in minor units: never more than what is left of its time,
 * nor of its credits, since credits spent early were paid for.
 */
export function returnedOf(subscription: Subscription, unspent: Unspent | null | undefined, at: number): number {
  const byTime = unusedOf(subscription, at)
  if (!unspent) return byTime
  const { paidMinor, paidFrom } = subscription
  const left = { part: BigInt(Math.max(0, unspent.credits)), of: BigInt(unspent.of) }
  return Math.min(byTime, givenBack(paidMinor, within(left, monthsLeft(subscription, paidFrom))))
}

/** Returns what an invoice charged for the plan itself, less its discount, in minor units. */
export function planPartOf(invoice: Invoice): number {
  const plan = invoice.lines.filter(({ kind }) => kind === 'plan')
  return Math.max(0, plan.reduce((sum, line) => sum + line.amountMinor, 0) - invoice.discountMinor)
}
