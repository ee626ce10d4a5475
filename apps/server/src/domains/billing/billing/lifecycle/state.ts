import type { Currency } from '@vireo/contracts/users'
import type { Discount, PaymentIntentStatus, SoldPlan } from '#ports/billing-provider.ts'

/*
 * Everything here is plain data that survives JSON. Instants are milliseconds since 1970 in UTC, amounts whole
 * minor units.
 */

/** How the bank answers when a test card is charged. */
export type CardBehaviour = 'succeeds' | 'declines' | 'asks' | 'expires'

/** What is kept of a card, without its number. */
export type Card = {
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly behaviour: CardBehaviour
  /** How often it has paid. */
  readonly payments: number
}

export type InvoiceLine = {
  readonly description: string
  readonly amountMinor: number
  /** `usage` was consumed already and is owed whatever becomes of the plan. */
  readonly kind: 'plan' | 'unused' | 'usage' | 'balance'
}

export type Invoice = {
  /** Counts the invoices of a workspace from 1. */
  readonly number: number
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible'
  readonly currency: Currency
  readonly lines: readonly InvoiceLine[]
  /** The sum of the lines. */
  readonly subtotalMinor: number
  readonly discount: Discount | null
  readonly discountMinor: number
  /** Subtotal less discount; never negative. */
  readonly amountDueMinor: number
  readonly amountPaidMinor: number
  readonly createdAt: number
  readonly settledAt: number | null
  readonly periodStartsAt: number | null
  readonly periodEndsAt: number | null
  /** Tries so far. */
  readonly attempts: number
  readonly nextAttemptAt: number | null
  readonly intent: PaymentIntentStatus | null
}

export type Pending =
  | { readonly kind: 'change'; readonly target: SoldPlan | 'free'; readonly discount: Discount | null }
  | { readonly kind: 'cancellation' }

export type Subscription = {
  /** Counts the subscriptions of a workspace from 1. */
  readonly number: number
  readonly status: 'trialing' | 'incomplete' | 'active' | 'past_due'
  readonly plan: SoldPlan
  /** Periods and months are counted from here. */
  readonly anchor: number
  /** Months from the anchor to the start of this period. */
  readonly monthsBefore: number
  readonly startsAt: number
  readonly endsAt: number
  /** Months from the anchor whose beginning was announced; credits start anew with each. */
  readonly monthsTurned: number
  /** What was really paid for the plan from `paidFrom` to the end of the period, and so the most that is given back. */
  readonly paidMinor: number
  readonly paidFrom: number
  readonly pending: Pending | null
  /** `endsAt` is null before its first use, and where it never ends. */
  readonly discount: { readonly discount: Discount; readonly endsAt: number | null; readonly isUsed: boolean } | null
}

/** All that a provider knows about the billing of one workspace. */
export type Billing = {
  /** Grows by one with every change. */
  readonly version: number
  /** The latest instant that was taken into account. */
  readonly now: number
  readonly card: Card | null
  readonly subscription: Subscription | null
  /** The status without a subscription. */
  readonly ended: 'free' | 'canceled' | 'free_disabled'
  /** Money that was paid and not used, for the next invoice. */
  readonly balance: Readonly<Record<Currency, number>>
  /** Usage to be charged by the next invoice. */
  readonly items: readonly { readonly description: string; readonly amountMinor: number }[]
  /** Invoices that are not paid yet; settled ones leave with the step that settles them. */
  readonly open: readonly Invoice[]
  readonly invoicesWritten: number
  readonly subscriptionsMade: number
}

/** Something that happened in a step and has to be told. */
export type Effect = {
  readonly at: number
  readonly kind:
    | 'subscription.created'
    | 'subscription.updated'
    | 'subscription.renewed'
    | 'subscription.ended'
    | 'credits.month-turned'
    | 'invoice.paid'
    | 'invoice.payment-failed'
    | 'invoice.payment-action-required'
    | 'invoice.voided'
    | 'payment-method.replaced'
}

/** A state, the invoices that were written or settled on the way, and what happened. */
export type Step = {
  readonly billing: Billing
  readonly invoices: readonly Invoice[]
  readonly effects: readonly Effect[]
}

/** Returns the billing of a workspace that never bought anything. */
export function newBilling(now: number): Billing {
  return {
    version: 1,
    now,
    card: null,
    subscription: null,
    ended: 'free',
    balance: { usd: 0, eur: 0 },
    items: [],
    open: [],
    invoicesWritten: 0,
    subscriptionsMade: 0,
  }
}
