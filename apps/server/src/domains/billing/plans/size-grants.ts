import type { Tier } from '@vireo/contracts/users'
import { replacePlan } from './plan-version-of.ts'
import { catalogue } from './catalogue.ts'

type GrantTier = Extract<Tier, `grant_${string}`>

/**
 * Says how many credits grants give on this instance. Called where the instance is put together, before anybody asks: a
 * grant is not sold, so that its size is the operator's and no version of a price list.
 */
export function sizeGrants(credits: Readonly<Record<GrantTier, number>>): void {
  for (const plan of catalogue) {
    const { tier } = plan
    if (tier !== 'grant_tier_1_2025_07_23' && tier !== 'grant_tier_2_2025_07_23') continue
    replacePlan({ ...plan, entitlements: { ...plan.entitlements, creditsPerPeriod: credits[tier] } })
  }
}
