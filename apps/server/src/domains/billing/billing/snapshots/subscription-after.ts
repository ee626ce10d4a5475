import type { SubscriptionStatus, Tier } from '@vireo/contracts/users'
import type { ProviderSnapshot } from '#ports/billing-provider.ts'
import { currentPlan } from '#plans'
import type { SubscriptionRow } from '../tables.ts'

/**
 * Returns a workspace's subscription after a snapshot from a provider. Pure. Only the newest snapshot says how things
 * stand; what any snapshot says of the past (plans bought, codes used, a gift replaced) is remembered whenever it
 * arrives. So order does not matter, and repeats change nothing.
 */
export function subscriptionAfter(row: SubscriptionRow, snapshot: ProviderSnapshot): SubscriptionRow {
  const known = row.provider_versions[snapshot.provider] ?? 0
  const remembered = remember(row, snapshot)
  if (snapshot.version <= known || !maySpeak(row, snapshot)) return settled(remembered)
  return settled({
    ...remembered,
    provider: snapshot.provider,
    provider_versions: { ...row.provider_versions, [snapshot.provider]: snapshot.version },
    customer_ref: snapshot.customerRef,
    subscription_ref: snapshot.subscriptionRef,
    snapshot,
  })
}

/** Tells whether a plan is active, on trial, or past due with payment still being tried. */
export function isInForce(snapshot: ProviderSnapshot): boolean {
  const { plan, status } = snapshot
  return plan !== null && (status === 'active' || status === 'trialing' || status === 'past_due')
}

/** Tells whether a snapshot counts: another provider than the present one is heard only when a plan begins there. */
function maySpeak(row: SubscriptionRow, snapshot: ProviderSnapshot): boolean {
  if (row.provider === snapshot.provider || row.provider === 'none') return true
  const isFree = !row.snapshot?.plan
  return isFree && snapshot.plan !== null
}

function remember(row: SubscriptionRow, snapshot: ProviderSnapshot): SubscriptionRow {
  if (!isInForce(snapshot) || snapshot.plan === null) return row
  const endsGift = snapshot.version > (row.given_after[snapshot.provider] ?? 0)
  return {
    ...row,
    previous_tiers: union(row.previous_tiers, snapshot.plan.tier),
    currency: row.currency ?? snapshot.plan.currency,
    used_codes: snapshot.discount ? union(row.used_codes, snapshot.discount.code) : row.used_codes,
    ...(endsGift && { given_tier: null, given_plan_version: null }),
  }
}

/** Derives status, tier and period from the last snapshot and from what the operator gave. */
export function settled(row: SubscriptionRow): SubscriptionRow {
  const { snapshot } = row
  const plan = snapshot && isInForce(snapshot) ? snapshot.plan : null
  if (snapshot && plan) {
    return {
      ...row,
      status: snapshot.status,
      tier: plan.tier,
      plan_version: plan.planVersion,
      billing_period: plan.billingPeriod,
      currency: plan.currency,
      period_ends_at: snapshot.period?.endsAt ?? null,
    }
  }
  const isDisabled = snapshot?.status === 'free_disabled'
  const tier = isDisabled ? 'free' : (row.given_tier ?? 'free')
  const version = isDisabled ? null : row.given_plan_version
  return {
    ...row,
    status: statusWithoutPlan(row, tier),
    tier,
    plan_version: version ?? currentPlan(tier).version,
    billing_period: null,
    period_ends_at: null,
  }
}

function statusWithoutPlan({ snapshot }: SubscriptionRow, tier: Tier): SubscriptionStatus {
  if (snapshot?.status === 'incomplete' || snapshot?.status === 'free_disabled') return snapshot.status
  if (snapshot?.status === 'canceled' && tier === 'free') return 'canceled'
  return statusOfTier(tier)
}

/** Returns the status of a workspace that pays nobody for its plan. */
export function statusOfTier(tier: Tier): SubscriptionStatus {
  if (tier === 'free') return 'free'
  return tier === 'trial' ? 'trialing' : 'active'
}

function union<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list : [...list, one].toSorted()
}
