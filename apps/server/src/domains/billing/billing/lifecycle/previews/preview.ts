import { BillingFailure, type Discount, type SoldPlan } from '#ports/billing-provider.ts'
import { describe } from '../describe.ts'
import { type Billing, type Card, newBilling, type Step } from '../state.ts'
import { subscribe } from '../subscribe.ts'

const anyGoodCard: Card = {
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 9999,
  behaviour: 'succeeds',
  payments: 0,
}

export type Preview = {
  readonly discountMinor: number
  /** What an earlier subscription left unpaid. */
  readonly owedMinor: number
  readonly dueNowMinor: number
  readonly nextPaymentMinor: number
  readonly nextPaymentAt: Date
}

/**
 * Returns what a first payment would charge now and the one after it. Applies the rules of `subscribe` and keeps
 * nothing.
 */
export function previewFirstPayment(
  billing: Billing,
  wanted: { readonly plan: SoldPlan; readonly discount: Discount | null },
  now: number,
): Preview {
  const step = attempt(billing, wanted, now)
  const owedMinor = billing.open.reduce((sum, invoice) => sum + invoice.amountDueMinor, 0)
  const first = step.invoices.at(-1)
  const next = describe(step.billing, String).nextInvoice
  return {
    discountMinor: first?.discountMinor ?? 0,
    owedMinor,
    dueNowMinor: owedMinor + (first?.amountDueMinor ?? 0),
    nextPaymentMinor: next?.amountDueMinor ?? 0,
    nextPaymentAt: new Date(step.billing.subscription?.endsAt ?? now),
  }
}

/**
 * Tries a subscription; if one was made meanwhile, tries it on a new account, so that the page shows what it was made
 * for.
 */
function attempt(billing: Billing, wanted: { plan: SoldPlan; discount: Discount | null }, now: number): Step {
  const order = { ...wanted, card: anyGoodCard }
  try {
    return subscribe(billing, order, now, 'confirmed')
  } catch (error) {
    if (error instanceof BillingFailure && error.kind === 'not_supported')
      return subscribe(newBilling(now), order, now, 'confirmed')
    throw error
  }
}
