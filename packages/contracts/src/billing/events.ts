import { z } from 'zod'
import { definePublicEvent } from '../kit/index.ts'
import { SubscriptionStatus, Tier } from '../users/index.ts'
import { PaidPeriod } from './schemas.ts'

export const billingEvents = {
  /** A workspace has another plan, period or status than before. */
  'billing.subscription-changed': z.object({
    workspaceId: z.string(),
    tier: Tier,
    planVersion: z.number().int(),
    status: SubscriptionStatus,
    billingPeriod: PaidPeriod.nullable(),
    previousTier: Tier,
    previousStatus: SubscriptionStatus,
  }),
  /** A code took effect for a workspace for the first time. */
  'billing.discount-used': z.object({ workspaceId: z.string(), code: z.string() }),
} as const

/** What webhooks are told of this slice, by the `type` in the body. */
export const billingPublicEvents = {
  subscription_changed: definePublicEvent(billingEvents, 'billing.subscription-changed', {
    summary: 'The workspace has another plan, billing period or status.',
    version: 1,
    data: z.object({
      tier: z.string(),
      status: z.string(),
      billing_period: z.string().nullable(),
      previous_tier: z.string(),
      previous_status: z.string(),
    }),
    tell: (event) => ({
      tier: event.tier,
      status: event.status,
      billing_period: event.billingPeriod,
      previous_tier: event.previousTier,
      previous_status: event.previousStatus,
    }),
  }),
} as const
