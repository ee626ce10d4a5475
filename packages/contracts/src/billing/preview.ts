import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { Currency, GivenBy, PendingChange, Tier } from '../users/index.ts'
import { PaidPeriod, PromocodeOrNone } from './schemas.ts'

export const planFacts = [
  'credits',
  'extra_credits',
  'voices',
  'professional_voices',
  'instant_cloning',
  'concurrency',
  'turbo_concurrency',
  'seats',
  'mp3_bitrate_kbps',
  'pcm_sample_rate_hz',
  'commercial_license',
  'storage_bytes',
  'dubbing_studio',
  'audio_native',
  'enterprise_features',
] as const

/** What a plan has so much of; null is without a bound. */
const FactValue = z.union([z.number(), z.boolean()]).nullable()

/** What a line of a charge is about: `balance` is money that was kept from or for other invoices. */
export const chargeKinds = ['plan', 'unused', 'usage', 'balance', 'discount'] as const

/** Something that is more or less after a change. */
export const PlanFactChange = z.object({
  fact: z.enum(planFacts),
  before: FactValue,
  after: FactValue,
  is_loss: z.boolean(),
})
export type PlanFactChange = z.infer<typeof PlanFactChange>

const Side = z.object({
  tier: Tier,
  billing_period: PaidPeriod.nullable(),
  /** For one period, before any discount; null where nobody pays. */
  price_cents: z.number().int().nullable(),
})

export const PlanChangePreview = z.object({
  /** What choosing the plan means, as `subscriptionAction` says; `none` changes nothing. */
  action: z.enum([
    'cancelDowngrade',
    'renewSubscription',
    'none',
    'cancelSubscription',
    'create_while_on_grant',
    'create',
    'downgrade',
    'upgrade',
  ]),
  from: Side,
  to: Side,
  given_by: GivenBy.nullable(),
  currency: Currency,
  takes_effect: z.enum(['now', 'after_payment', 'period_end']),
  /** Null where it begins with a payment. */
  effective_at_unix: z.number().int().nullable(),
  /** What is charged for it now; null where only the provider can say. */
  due_now_cents: z.number().int().nullable(),
  lines: z.array(z.object({ kind: z.enum(chargeKinds), description: z.string(), amount_cents: z.number().int() })),
  /** What is paid next after that; null where nothing is, or only the provider can say. */
  next_payment_cents: z.number().int().nullable(),
  next_payment_at_unix: z.number().int().nullable(),
  credits: z.object({
    /** Of the plan, left in this month. */
    left_now: z.number().int().nullable(),
    /** Come on top of them at once. */
    added_now: z.number().int(),
    /** Left, and gone when a new period begins at once. */
    lost_now: z.number().int(),
    monthly_before: z.number().int().nullable(),
    monthly_after: z.number().int().nullable(),
  }),
  changes: z.array(PlanFactChange),
  /** What is scheduled and is dropped by this change. */
  replaces: PendingChange.nullable(),
})
export type PlanChangePreview = z.infer<typeof PlanChangePreview>

export const PreviewRequest = z.object({
  subscription_type: Tier,
  /** Absent for free. */
  billing_period: PaidPeriod.nullish(),
  currency: Currency.optional(),
  promocode: PromocodeOrNone,
})
export type PreviewRequest = z.infer<typeof PreviewRequest>

export const previewEndpoints = {
  previewChange: defineEndpoint({
    id: 'billing.previewChange',
    method: 'POST',
    path: '/v1/billing/preview-change',
    summary: 'Say what choosing a plan would mean: what is charged, when it begins, what is gained and lost',
    access: { scope: 'workspace_write' },
    body: PreviewRequest,
    success: { status: 200, schema: PlanChangePreview },
    errors: [
      'forbidden',
      'coupon_expired',
      'coupon_invalid',
      'too_many_attempts',
      'invalid_parameters',
      'billing_unavailable',
    ],
  }),
} as const
