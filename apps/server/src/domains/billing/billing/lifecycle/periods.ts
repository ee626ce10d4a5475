import type { Discount, SoldPlan, Unspent } from '#ports/billing-provider.ts'
import { addMonths, monthsOf } from './calendar.ts'
import type { Draft } from './draft.ts'
import { writeInvoice } from './invoices.ts'
import { fitsCurrency, givenBack, monthsLeft, type Part, within } from './money.ts'
import type { Invoice, InvoiceLine, Subscription } from './state.ts'

type AppliedDiscount = Subscription['discount']

export function applied(discount: Discount | null): AppliedDiscount {
  return discount && { discount, endsAt: null, isUsed: false }
}

/** The discount that an invoice of this instant gets; its months are counted from its first use. */
export function discountAt(given: AppliedDiscount, at: number): AppliedDiscount {
  if (!given) return null
  if (given.isUsed) return given.endsAt !== null && given.endsAt <= at ? null : given
  const { durationInMonths } = given.discount
  return { ...given, isUsed: true, endsAt: durationInMonths === null ? null : addMonths(at, durationInMonths) }
}

/** An offer to newcomers belongs to the plan it was made for. */
export function withoutFirstMonthOffer(given: AppliedDiscount): AppliedDiscount {
  return given?.discount.code.startsWith('first-month-') ? null : given
}

export function planLine(plan: SoldPlan): InvoiceLine {
  const period = plan.billingPeriod === 'annual_period' ? 'year' : 'month'
  return { description: `${plan.displayName}, one ${period}`, amountMinor: plan.amountMinor, kind: 'plan' }
}

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

/** What of the paid plan lies ahead, in money. */
export function unusedOf(subscription: Subscription, at: number): number {
  const { amountMinor, share } = unusedPartOf(subscription, at)
  return givenBack(amountMinor, share)
}

/** The same before it is rounded. */
export function unusedPartOf(subscription: Subscription, at: number): Part {
  const { paidMinor, paidFrom } = subscription
  return { amountMinor: paidMinor, share: within(monthsLeft(subscription, at), monthsLeft(subscription, paidFrom)) }
}

/**
 * What is given back where a plan is left for good: never more than is left of its time, nor of its credits. Whoever
 * spent them early had what was paid for.
 */
export function returnedOf(subscription: Subscription, unspent: Unspent | null | undefined, at: number): number {
  const byTime = unusedOf(subscription, at)
  if (!unspent) return byTime
  const { paidMinor, paidFrom } = subscription
  const left = { part: BigInt(Math.max(0, unspent.credits)), of: BigInt(unspent.of) }
  return Math.min(byTime, givenBack(paidMinor, within(left, monthsLeft(subscription, paidFrom))))
}

/** What an invoice charged for the plan itself. */
export function planPartOf(invoice: Invoice): number {
  const plan = invoice.lines.filter(({ kind }) => kind === 'plan')
  return Math.max(0, plan.reduce((sum, line) => sum + line.amountMinor, 0) - invoice.discountMinor)
}
