import type { WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName, Currency, SubscriptionStatus, Tier } from '@vireo/contracts/users'
import type { Context } from '../kernel/context.ts'

/** How often a plan is paid. */
export type PaidPeriod = 'monthly_period' | 'annual_period'

/** A plan as it is sold: everything a provider needs to charge for it. Amounts are integers in the minor unit. */
export type SoldPlan = {
  readonly tier: Tier
  /** Of the catalogue. What was bought keeps its version when prices change. */
  readonly planVersion: number
  /** What stands on the invoice: “Creator”. */
  readonly displayName: string
  readonly billingPeriod: PaidPeriod
  readonly currency: Currency
  /** For one period, before any discount. */
  readonly amountMinor: number
}

/** Money off. Exactly one of `percentOff` and `amountOffMinor` is set. */
export type Discount = {
  /** A promo code, or `first-month-starter` and `first-month-creator` for the offers to newcomers. */
  readonly code: string
  readonly percentOff: number | null
  readonly amountOffMinor: number | null
  /** Null where the amount holds in every currency. */
  readonly currency: Currency | null
  /** Months it applies to, the first one included; null is for ever. An annual payment counts as one use. */
  readonly durationInMonths: number | null
}

/**
 * What is left of the credits that a plan gave for this month: of so many in a whole one. Money is given back for credits
 * that are left, never for those that were spent.
 */
export type Unspent = { readonly credits: number; readonly of: number }

/** What a plan that begins at once costs now, and what is paid after that. */
export type UpgradePreview = {
  readonly dueNowMinor: number
  readonly lines: readonly {
    readonly kind: 'plan' | 'unused' | 'usage' | 'balance' | 'discount'
    readonly description: string
    readonly amountMinor: number
  }[]
  readonly nextPaymentMinor: number
  readonly nextPaymentAt: Date
}

export type PaymentIntentStatus =
  | 'canceled'
  | 'processing'
  | 'requires_action'
  | 'requires_capture'
  | 'requires_confirmation'
  | 'requires_payment_method'
  | 'succeeded'

/** What a provider says about one invoice, written or still to come. */
export type ProviderInvoice = {
  /** Null for one that is not written yet. */
  readonly ref: string | null
  readonly number: string | null
  readonly status: 'upcoming' | 'open' | 'paid' | 'void' | 'uncollectible'
  readonly currency: Currency
  readonly subtotalMinor: number
  readonly taxMinor: number
  /** What is to be paid, or was: after discounts and tax. Never negative. */
  readonly amountDueMinor: number
  readonly amountPaidMinor: number
  readonly discountPercentOff: number | null
  readonly discountAmountOffMinor: number | null
  readonly createdAt: Date
  readonly nextPaymentAttemptAt: Date | null
  readonly paymentIntentStatus: PaymentIntentStatus | null
  readonly periodStartsAt: Date | null
  readonly periodEndsAt: Date | null
  readonly lines: readonly { readonly description: string; readonly amountMinor: number }[]
  /** Where a person pays or reads it; absolute. */
  readonly hostedUrl: string | null
  readonly pdfUrl: string | null
}

/** What happens by itself at `at`, the end of the paid period. There is at most one. */
export type PendingSwitch =
  | { readonly kind: 'change'; readonly tier: Tier; readonly billingPeriod: PaidPeriod | null; readonly at: Date }
  | { readonly kind: 'cancellation'; readonly at: Date }

/**
 * Everything a provider knows about the subscription of a workspace, at one of its versions. Whoever applies
 * snapshots keeps the one with the highest version: order, repeats and gaps make no difference.
 */
export type ProviderSnapshot = {
  readonly provider: BillingProviderName
  readonly workspaceId: WorkspaceId
  /** Grows with every change at the provider, over all subscriptions that the workspace ever has there; 1 or more. */
  readonly version: number
  /** What time it is at the provider. Ahead of the clock only where a test clock was moved. */
  readonly asOf: Date
  readonly customerRef: string | null
  /** Null when there is none, or none any more. */
  readonly subscriptionRef: string | null
  /**
   * `free`: nothing is subscribed (any more). `canceled`: ended because it was not paid. `free_disabled`: the same
   * with a debt that blocks spending. `incomplete`: the first payment did not go through; nothing is given yet.
   * `past_due`: a renewal was not paid and is being tried again; the plan stays.
   */
  readonly status: SubscriptionStatus
  /** What is subscribed now; null exactly when the status is free, canceled or free_disabled. */
  readonly plan: SoldPlan | null
  /** The paid period that now is; null without a plan. */
  readonly period: { readonly startsAt: Date; readonly endsAt: Date } | null
  readonly pending: PendingSwitch | null
  readonly discount: (Discount & { readonly endsAt: Date | null }) | null
  readonly nextInvoice: ProviderInvoice | null
  readonly openInvoices: readonly ProviderInvoice[]
  readonly paymentMethod: {
    readonly brand: string
    readonly last4: string
    readonly expMonth: number
    readonly expYear: number
  } | null
}

/** Whom a provider is asked about. References are null until the provider gave them. */
export type BillingCustomer = {
  readonly workspaceId: WorkspaceId
  /** Of the admin who acts. */
  readonly email: string
  readonly customerRef: string | null
  readonly subscriptionRef: string | null
}

/**
 * Repeats with the same key have one effect and the same answer. Made from what is asked and from the provider
 * version it was asked at, so that two tabs, a retry and a restart after a crash are one request.
 */
export type Keyed = { readonly idempotencyKey: string }

export type CheckoutRequest = Keyed & {
  readonly plan: SoldPlan
  readonly discount: Discount | null
  /** Absolute, already checked. */
  readonly successUrl: string
  readonly cancelUrl: string
  /** When the page is over; as long as the provider keeps one when absent. */
  readonly expiresAt?: Date
}

export type BillingFailureKind =
  /** The provider cannot be reached or answered 5xx: trying again may work. */
  | 'unavailable'
  | 'coupon_expired'
  | 'coupon_invalid'
  | 'card_declined'
  /** The bank wants to see the person: they go to `url` when there is one. */
  | 'requires_action'
  | 'no_payment_method'
  | 'no_subscription'
  /** Nothing is scheduled that could be taken back. */
  | 'nothing_scheduled'
  /** The provider sells nothing, does not do this, or refused it for good: nothing was done. */
  | 'not_supported'

/** What went wrong at a provider, in the terms of the product. Its message may be shown to people. */
export class BillingFailure extends Error {
  override readonly name = 'BillingFailure'
  readonly kind: BillingFailureKind
  readonly url: string | undefined

  constructor(kind: BillingFailureKind, message: string, options: { cause?: unknown; url?: string } = {}) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.url = options.url
  }
}

/**
 * Whoever takes the money. Called outside of transactions only. Throws `BillingFailure`, nothing else on purpose.
 * What changes a subscription answers the snapshot after the change.
 */
export type BillingProvider = {
  readonly name: BillingProviderName
  /** Whether cards are kept here, so that they can be changed and checked. */
  readonly hasPaymentMethods: boolean
  /** A page where the plan is paid. Nothing is subscribed before that. */
  createCheckout(ctx: Context, customer: BillingCustomer, request: CheckoutRequest): Promise<{ url: string }>
  /** A page where the card is replaced. */
  createPaymentMethodSession(
    ctx: Context,
    customer: BillingCustomer,
    request: Keyed & { readonly returnUrl: string },
  ): Promise<{ url: string }>
  /** A page with invoices, receipts and card. */
  createPortalSession(ctx: Context, customer: BillingCustomer, request: { returnUrl: string }): Promise<{ url: string }>
  /**
   * At once and prorated: the unused part of what was paid is taken off. Takes back whatever was scheduled. Where another
   * rhythm begins, a new period is paid in full, and what is taken off is no more than `unspent` says.
   */
  upgrade(
    ctx: Context,
    customer: BillingCustomer,
    request: Keyed & { readonly plan: SoldPlan; readonly discount: Discount | null; readonly unspent?: Unspent | null },
  ): Promise<ProviderSnapshot>
  /** What `upgrade` would charge now, and what is paid next; changes nothing. Absent where only the provider's page says. */
  previewUpgrade?(
    ctx: Context,
    customer: BillingCustomer,
    request: { readonly plan: SoldPlan; readonly discount: Discount | null; readonly unspent?: Unspent | null },
  ): Promise<UpgradePreview>
  /** At the end of the paid period. `free` ends the subscription then. Replaces whatever was scheduled. */
  scheduleDowngrade(
    ctx: Context,
    customer: BillingCustomer,
    request: Keyed & { readonly target: SoldPlan | 'free'; readonly discount: Discount | null },
  ): Promise<ProviderSnapshot>
  cancelDowngrade(ctx: Context, customer: BillingCustomer, request: Keyed): Promise<ProviderSnapshot>
  /** Ends the subscription at the end of the paid period. Replaces whatever was scheduled. */
  cancelAtPeriodEnd(ctx: Context, customer: BillingCustomer, request: Keyed): Promise<ProviderSnapshot>
  /** Takes a cancellation back. */
  renew(ctx: Context, customer: BillingCustomer, request: Keyed): Promise<ProviderSnapshot>
  /** Applies from the next invoice on; replaces an earlier discount. */
  applyDiscount(
    ctx: Context,
    customer: BillingCustomer,
    request: Keyed & { readonly discount: Discount },
  ): Promise<ProviderSnapshot>
  /** Puts something on the next invoice, or on one of its own at once with `collectNow`. */
  addInvoiceItem(
    ctx: Context,
    customer: BillingCustomer,
    request: Keyed & {
      readonly description: string
      readonly amountMinor: number
      readonly currency: Currency
      readonly collectNow: boolean
    },
  ): Promise<ProviderSnapshot>
  /** Asks the bank whether the card on file is good, without charging it. Throws `card_declined` and its kin. */
  verifyCard(ctx: Context, customer: BillingCustomer, request: Keyed): Promise<void>
  /** How things stand now; undefined when the provider does not know this workspace. */
  readSubscription(ctx: Context, customer: BillingCustomer): Promise<ProviderSnapshot | undefined>
  /** Written invoices, newest first. */
  listInvoices(
    ctx: Context,
    customer: BillingCustomer,
    page: { readonly limit: number; readonly cursor: string | undefined },
  ): Promise<{ readonly invoices: readonly ProviderInvoice[]; readonly nextCursor: string | undefined }>
}

/** Every provider this instance can reach. A workspace stays with the one it subscribed through. */
export type BillingProviders = {
  /** Where new subscriptions are made. */
  readonly standard: BillingProviderName
  /** Undefined for one that is not set up here. */
  find(name: BillingProviderName): BillingProvider | undefined
}
