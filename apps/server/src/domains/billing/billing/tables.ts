import type { WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName, Currency, SubscriptionStatus, Tier } from '@vireo/contracts/users'
import type { PaidPeriod, ProviderSnapshot } from '#ports/billing-provider.ts'

/** The highest version of a snapshot that each provider sent. */
export type ProviderVersions = Readonly<Partial<Record<BillingProviderName, number>>>

export type SubscriptionRow = {
  readonly workspace_id: WorkspaceId
  readonly provider: BillingProviderName
  readonly provider_versions: ProviderVersions
  readonly status: SubscriptionStatus
  /** The plan in force. */
  readonly tier: Tier
  readonly plan_version: number
  readonly billing_period: PaidPeriod | null
  /** The currency of payments; stays when a subscription ends. */
  readonly currency: Currency | null
  readonly customer_ref: string | null
  readonly subscription_ref: string | null
  readonly period_ends_at: Date | null
  /** The newest snapshot of `provider`. */
  readonly snapshot: ProviderSnapshot | null
  /** What an operator gave; ends with the first plan bought at a later version than `given_after`. */
  readonly given_tier: Tier | null
  readonly given_plan_version: number | null
  readonly given_after: ProviderVersions
  readonly previous_tiers: readonly Tier[]
  readonly used_codes: readonly string[]
  readonly may_extend: boolean
  readonly max_seats: number | null
  readonly extra_pvc_slots: number
  readonly changed_at: Date
}
