import { z } from 'zod'

export const tiers = [
  'free',
  'starter',
  'creator',
  'pro',
  'growing_business',
  'scale_2024_08_10',
  'grant_tier_1_2025_07_23',
  'grant_tier_2_2025_07_23',
  'trial',
  'enterprise',
] as const
export const Tier = z.enum(tiers)
export type Tier = z.infer<typeof Tier>

export const billingPeriods = ['monthly_period', '3_month_period', '6_month_period', 'annual_period'] as const
export const BillingPeriod = z.enum(billingPeriods)
export type BillingPeriod = z.infer<typeof BillingPeriod>

export const currencies = ['usd', 'eur'] as const
export const Currency = z.enum(currencies)
export type Currency = z.infer<typeof Currency>

export const subscriptionStatuses = [
  'incomplete',
  'past_due',
  'free_disabled',
  'active',
  'canceled',
  'free',
  'trialing',
] as const
export const SubscriptionStatus = z.enum(subscriptionStatuses)
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** Who takes the money of a workspace. */
export const billingProviders = ['sandbox', 'stripe', 'gcp_marketplace', 'consolidated', 'none'] as const
export const BillingProviderName = z.enum(billingProviders)
export type BillingProviderName = z.infer<typeof BillingProviderName>

/** Who gave a workspace a plan that it does not pay for: the operator, the instance to everybody, or a grant. */
export const GivenBy = z.enum(['operator', 'default', 'grant'])
export type GivenBy = z.infer<typeof GivenBy>

/** What a workspace may use and has used, as the field's clients read it. */
export const Subscription = z.object({
  tier: Tier,
  status: SubscriptionStatus,
  character_count: z.number().int(),
  character_limit: z.number().int(),
  max_character_limit_extension: z.number().int().nullable(),
  max_credit_limit_extension: z.union([z.number().int(), z.literal('unlimited')]),
  can_extend_character_limit: z.boolean(),
  allowed_to_extend_character_limit: z.boolean(),
  next_character_count_reset_unix: z.number().int().nullable(),
  voice_slots_used: z.number().int(),
  professional_voice_slots_used: z.number().int(),
  professional_voice_slots_used_in_workspace: z.number().int(),
  voice_limit: z.number().int(),
  max_voice_add_edits: z.number().int().nullable(),
  voice_add_edit_counter: z.number().int(),
  professional_voice_limit: z.number().int(),
  can_extend_voice_limit: z.boolean(),
  can_use_instant_voice_cloning: z.boolean(),
  can_use_professional_voice_cloning: z.boolean(),
  /** An extension of ours, so that nobody fills in what the plan refuses. */
  can_use_audio_native: z.boolean(),
  /** The richest sound that the plan includes; an extension of ours, so that nobody is offered what is refused. */
  audio_formats: z.object({
    mp3_bitrate_kbps_max: z.number().int(),
    pcm_sample_rate_hz_max: z.number().int(),
  }),
  currency: Currency.nullable(),
  /** What was used beyond the plan in this period, in units of the currency. */
  current_overage: z.object({ amount: z.string(), currency: Currency }),
  billing_period: BillingPeriod.nullable(),
  character_refresh_period: BillingPeriod.nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const paymentIntentStatuses = [
  'canceled',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'succeeded',
] as const
const PaymentIntentStatus = z.enum(paymentIntentStatuses)

/** An invoice that is open or comes next. Amounts are integers in the minor unit. */
export const Invoice = z.object({
  amount_due_cents: z.number().int(),
  subtotal_cents: z.number().int().nullable(),
  tax_cents: z.number().int().nullable(),
  discount_percent_off: z.number().nullable(),
  discount_amount_off: z.number().nullable(),
  discounts: z.array(
    z.object({ discount_percent_off: z.number().nullable(), discount_amount_off: z.number().nullable() }),
  ),
  next_payment_attempt_unix: z.number().int(),
  payment_intent_status: PaymentIntentStatus.nullable(),
  payment_intent_statusses: z.array(PaymentIntentStatus),
  currency: Currency,
  hosted_invoice_url: z.string().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

/** What happens by itself at the end of the paid period. */
export const PendingChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    next_tier: Tier,
    next_billing_period: BillingPeriod,
    timestamp_seconds: z.number().int(),
  }),
  z.object({ kind: z.literal('cancellation'), timestamp_seconds: z.number().int() }),
])
export type PendingChange = z.infer<typeof PendingChange>

/**
 * What moderation has to say about whoever asks. `is_in_probation` is set by the operator, and a spoken statement is then
 * asked of clones. The other marks exist for the clients that read them; nothing here sets them.
 */
export const ModerationStatus = z.object({
  is_in_probation: z.boolean(),
  enterprise_check_nogo_voice: z.literal(false),
  enterprise_check_block_nogo_voice: z.literal(false),
  never_live_moderate: z.literal(false),
  nogo_voice_similar_voice_upload_count: z.literal(0),
  enterprise_background_moderation_enabled: z.literal(false),
  is_ivc_captcha_required: z.boolean(),
  safety_status: z.null(),
  warning_status: z.null(),
  on_watchlist: z.literal(false),
})
export type ModerationStatus = z.infer<typeof ModerationStatus>

/**
 * The subscription document of its own route: the same, and what is owed and planned. Only admins are told what
 * is owed, planned and kept of a card; for others those are null, false and empty.
 */
export const SubscriptionDocument = Subscription.extend({
  next_invoice: Invoice.nullable(),
  open_invoices: z.array(Invoice),
  has_open_invoices: z.boolean(),
  pending_change: PendingChange.nullable(),
  has_used_starter_coupon_on_account: z.boolean(),
  has_used_creator_coupon_on_account: z.boolean(),
  billing_provider: BillingProviderName,
  is_isolated_environment: z.boolean(),
  can_manage_billing: z.boolean(),
  /** Whether cards can be changed and checked where this workspace pays. */
  has_payment_methods: z.boolean(),
  payment_method: z
    .object({ brand: z.string(), last4: z.string(), exp_month: z.number().int(), exp_year: z.number().int() })
    .nullable(),
  discount: z
    .object({
      code: z.string(),
      /** What people call it: an offer's own name, or the code that somebody entered. */
      name: z.string(),
      percent_off: z.number().nullable(),
      amount_off: z.number().int().nullable(),
      duration_in_months: z.number().int().nullable(),
      ends_at_unix: z.number().int().nullable(),
    })
    .nullable(),
  current_period_end_unix: z.number().int().nullable(),
  /** The version of the catalogue that was bought; later prices do not change it. */
  plan_version: z.number().int(),
  max_seats: z.number().int(),
  /** Agreed on beyond `professional_voice_limit`, which is the plan's. */
  extra_pvc_slots: z.number().int(),
  moderation: ModerationStatus,
  /** Null where the plan is free, or bought. A given plan has no period; it is left by buying one. */
  given_by: GivenBy.nullable(),
  /** Every plan there ever was, the present one included, however it came. */
  previously_subscribed_tiers: z.array(Tier),
  allowed_to_use_projects_api: z.boolean(),
  is_spending_blocked: z.boolean(),
})
export type SubscriptionDocument = z.infer<typeof SubscriptionDocument>
