import { z } from 'zod'
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
