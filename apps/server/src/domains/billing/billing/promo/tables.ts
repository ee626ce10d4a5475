import type { Currency, Tier } from '@vireo/contracts/users'

/** How often a subscription is paid. */
export type BillingPeriod = 'monthly_period' | 'annual_period'

export type PromoCodeRow = {
  readonly key: string
  readonly code: string
  readonly amount_off: number | null
  readonly percent_off: number | null
  readonly duration_in_months: number | null
  /** Currency of the amount off; null for any. */
  readonly currency: Currency | null
  /** What it is for, in the operator's words. */
  readonly description: string | null
  readonly redemptions_max: number | null
  readonly redemptions_max_per_workspace: number | null
  readonly tiers: readonly Tier[] | null
  readonly billing_periods: readonly BillingPeriod[] | null
  readonly expires_at: Date | null
  readonly created_at: Date
  readonly retired_at: Date | null
}

/** How often a code is used or held: in all, and by the caller's workspace. */
export type PromoUse = { readonly total: number; readonly byWorkspace: number }
