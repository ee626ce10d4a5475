import type { Tier } from '../users/index.ts'

/** What people read where programs read a tier's id. */
export const tierDisplayNames: Readonly<Record<Tier, string>> = {
  free: 'Free',
  starter: 'Starter',
  creator: 'Creator',
  pro: 'Pro',
  growing_business: 'Scale',
  grant_tier_1_2025_07_23: 'Grant Tier 1',
  grant_tier_2_2025_07_23: 'Grant Tier 2',
  scale_2024_08_10: 'Business',
  enterprise: 'Enterprise',
  trial: 'Trial',
}

/** People that a workspace may have; enterprise and trial workspaces may carry a number of their own. */
export const seatsByTier: Readonly<Record<Tier, number>> = {
  free: 1,
  starter: 1,
  creator: 1,
  pro: 1,
  growing_business: 3,
  grant_tier_1_2025_07_23: 3,
  grant_tier_2_2025_07_23: 3,
  scale_2024_08_10: 5,
  trial: 25,
  enterprise: 25,
}

const extensionAllowances: Readonly<Record<string, number>> = {
  free: 0,
  starter: 0,
  creator: 1000,
  pro: 3000,
  growing_business: 20_000,
  scale_2024_08_10: 20_000,
  // An older name that documents may still carry.
  scale: 20_000,
  grant_tier_1_2025_07_23: 20_000,
  grant_tier_2_2025_07_23: 20_000,
  trial: -1,
  enterprise: -1,
}

/** Answers how many credits a tier may use beyond the limit of a period; -1 is without a bound, 0 for unknown tiers. */
export function extensionAllowanceOf(tier: string): number {
  return (Object.hasOwn(extensionAllowances, tier) ? extensionAllowances[tier] : undefined) ?? 0
}

/** Tells whether a tier is one of the grant tiers. */
export function isGrantTier(tier: string): boolean {
  return tier === 'grant_tier_1_2025_07_23' || tier === 'grant_tier_2_2025_07_23'
}

/** Tells whether somebody who has or had this tier was a paying customer: every tier but free and trial. */
export function isPaidTier(tier: string): boolean {
  return tier !== 'free' && tier !== 'trial'
}

/** Tells whether a subscription is being paid for. A plan that was given has no period, and a trial costs nothing. */
export function isBeingPaid(subscription: {
  readonly tier: string
  readonly status: string
  readonly billingPeriod: string | null
}): boolean {
  return subscription.billingPeriod !== null && subscription.status === 'active' && isPaidTier(subscription.tier)
}

/** Tells whether a tier includes single sign-on and its kin: enterprise and, while it lasts, trial. */
export function hasEnterpriseFeatures(tier: string): boolean {
  return tier === 'enterprise' || tier === 'trial'
}

/** Recommends the next plan for a workspace to take; undefined at the top. */
export function recommendedUpgrade(tier: string): Tier | undefined {
  if (isGrantTier(tier)) return 'scale_2024_08_10'
  const ladder: readonly Tier[] = ['free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10']
  const place = ladder.findIndex((step) => step === tier)
  return place === -1 ? undefined : ladder[place + 1]
}
