import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { PaidPeriod, ProviderSnapshot } from '#ports/billing-provider.ts'
import { soldPlan } from '#plans'
import type { SubscriptionRow } from './tables.ts'

type Wanted = Partial<Omit<ProviderSnapshot, 'plan'>> & {
  readonly workspaceId: WorkspaceId
  readonly version: number
  readonly tier?: Tier
  readonly billingPeriod?: PaidPeriod
}

/** A snapshot of an active subscription, or of none when no tier is named, with whatever else is wanted. */
export function snapshotOf(wanted: Wanted): ProviderSnapshot {
  const { tier, billingPeriod = 'monthly_period', ...rest } = wanted
  const plan = tier === undefined ? undefined : soldPlan({ tier, billingPeriod, currency: 'usd' })
  const startsAt = new Date('2026-03-01T00:00:00Z')
  return {
    provider: 'sandbox',
    asOf: startsAt,
    customerRef: 'cus_1',
    subscriptionRef: plan ? 'sub_1' : null,
    status: plan ? 'active' : 'free',
    plan: plan ?? null,
    period: plan ? { startsAt, endsAt: new Date('2026-04-01T00:00:00Z') } : null,
    pending: null,
    discount: null,
    nextInvoice: null,
    openInvoices: [],
    paymentMethod: null,
    ...rest,
  }
}

/** A workspace that never had to do with money. */
export function rowOfNobody(): SubscriptionRow {
  return {
    workspace_id: '',
    provider: 'none',
    provider_versions: {},
    status: 'free',
    tier: 'free',
    plan_version: 1,
    billing_period: null,
    currency: null,
    customer_ref: null,
    subscription_ref: null,
    period_ends_at: null,
    snapshot: null,
    given_tier: null,
    given_plan_version: null,
    given_after: {},
    previous_tiers: [],
    used_codes: [],
    may_extend: true,
    max_seats: null,
    extra_pvc_slots: 0,
    changed_at: new Date(0),
  }
}
