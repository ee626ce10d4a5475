import { tiersEverHad } from '@vireo/contracts/plans'
import {
  type GivenBy,
  type Invoice,
  type ModerationStatus,
  type PendingChange,
  type Subscription,
  type SubscriptionDocument,
} from '@vireo/contracts/users'
import type { BillingProvider, PendingSwitch, ProviderInvoice, ProviderSnapshot } from '#ports/billing-provider.ts'
import { discountName, planVersionOf } from '#plans'
import type { CreditAccount } from '#usage'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import type { SubscriptionRow } from './tables.ts'

export type DescribedSubscription = {
  readonly subscription: Subscription
  readonly account: CreditAccount
  readonly row: SubscriptionRow | undefined
  readonly mayManage: boolean
  readonly isInProbation: boolean
  readonly provider: BillingProvider | undefined
  readonly isIsolatedEnvironment: boolean
  readonly givenBy: GivenBy | null
}

/** Presents the subscription's own document. Callers who may not manage billing see credits and plan, but no money. */
export function presentDocument(described: DescribedSubscription): SubscriptionDocument {
  const { subscription, account, row, mayManage, provider, isIsolatedEnvironment } = described
  const { entitlements } = planVersionOf(account.tier, account.planVersion)
  const isSpecial = account.tier === 'enterprise' || account.tier === 'trial'
  return {
    ...subscription,
    ...(mayManage && row?.snapshot ? moneyOf(row.snapshot) : noMoney),
    has_used_starter_coupon_on_account: row?.used_codes.includes('first-month-starter') ?? false,
    has_used_creator_coupon_on_account: row?.used_codes.includes('first-month-creator') ?? false,
    billing_provider: provider?.name ?? 'none',
    is_isolated_environment: isIsolatedEnvironment,
    can_manage_billing: mayManage,
    has_payment_methods: provider?.hasPaymentMethods ?? false,
    current_period_end_unix: unixSecondsOrNull(row?.period_ends_at ?? null),
    plan_version: account.planVersion,
    max_seats: (isSpecial ? row?.max_seats : undefined) ?? entitlements.seats,
    extra_pvc_slots: row?.extra_pvc_slots ?? 0,
    moderation: moderationOf(described.isInProbation),
    given_by: described.givenBy,
    previously_subscribed_tiers: tiersEverHad(row?.previous_tiers ?? [], account.tier),
    allowed_to_use_projects_api: entitlements.studio,
    is_spending_blocked: account.isBlocked,
  }
}

type Money = Pick<
  SubscriptionDocument,
  'next_invoice' | 'open_invoices' | 'has_open_invoices' | 'pending_change' | 'payment_method' | 'discount'
>

const noMoney: Money = {
  next_invoice: null,
  open_invoices: [],
  has_open_invoices: false,
  pending_change: null,
  payment_method: null,
  discount: null,
}

function moneyOf({ nextInvoice, openInvoices, pending, paymentMethod, discount }: ProviderSnapshot): Money {
  return {
    next_invoice: nextInvoice && presentInvoice(nextInvoice),
    open_invoices: openInvoices.map(presentInvoice),
    has_open_invoices: openInvoices.length > 0,
    pending_change: pending && presentPending(pending),
    payment_method: paymentMethod && {
      brand: paymentMethod.brand,
      last4: paymentMethod.last4,
      exp_month: paymentMethod.expMonth,
      exp_year: paymentMethod.expYear,
    },
    discount: discount && {
      code: discount.code,
      name: discountName(discount),
      percent_off: discount.percentOff,
      amount_off: discount.amountOffMinor,
      duration_in_months: discount.durationInMonths,
      ends_at_unix: unixSecondsOrNull(discount.endsAt),
    },
  }
}

function moderationOf(isInProbation: boolean): ModerationStatus {
  return {
    is_in_probation: isInProbation,
    enterprise_check_nogo_voice: false,
    enterprise_check_block_nogo_voice: false,
    never_live_moderate: false,
    nogo_voice_similar_voice_upload_count: 0,
    enterprise_background_moderation_enabled: false,
    is_ivc_captcha_required: isInProbation,
    safety_status: null,
    warning_status: null,
    on_watchlist: false,
  }
}

function presentInvoice(invoice: ProviderInvoice): Invoice {
  const { discountPercentOff, discountAmountOffMinor, paymentIntentStatus } = invoice
  const isDiscounted = discountPercentOff !== null || discountAmountOffMinor !== null
  return {
    amount_due_cents: invoice.amountDueMinor,
    subtotal_cents: invoice.subtotalMinor,
    tax_cents: invoice.taxMinor,
    discount_percent_off: discountPercentOff,
    discount_amount_off: discountAmountOffMinor,
    discounts: isDiscounted
      ? [{ discount_percent_off: discountPercentOff, discount_amount_off: discountAmountOffMinor }]
      : [],
    next_payment_attempt_unix: unixSecondsOrNull(invoice.nextPaymentAttemptAt ?? invoice.createdAt) ?? 0,
    payment_intent_status: paymentIntentStatus,
    payment_intent_statusses: paymentIntentStatus === null ? [] : [paymentIntentStatus],
    currency: invoice.currency,
    hosted_invoice_url: invoice.hostedUrl,
  }
}

/** Presents a scheduled change. A plan without a period is given the monthly one, because clients require a period. */
export function presentPending(pending: PendingSwitch): PendingChange {
  const timestamp_seconds = unixSeconds(pending.at)
  if (pending.kind === 'cancellation') return { kind: 'cancellation', timestamp_seconds }
  const next_billing_period = pending.billingPeriod ?? 'monthly_period'
  return { kind: 'change', next_tier: pending.tier, next_billing_period, timestamp_seconds }
}
