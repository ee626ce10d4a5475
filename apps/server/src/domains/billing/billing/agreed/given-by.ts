import { isGrantTier } from '@vireo/contracts/plans'
import { type GivenBy, type Tier } from '@vireo/contracts/users'
import { isInForce } from '../snapshots/subscription-after.ts'
import type { SubscriptionRow } from '../tables.ts'

/** Tells who gave a workspace the plan it is on; null for a plan that is free or bought. Pure. */
export function givenBy(
  row: Pick<SubscriptionRow, 'snapshot'> | undefined,
  tier: Tier,
  defaultTier: Tier,
): GivenBy | null {
  const isBought = row?.snapshot ? isInForce(row.snapshot) : false
  if (tier === 'free' || isBought) return null
  if (isGrantTier(tier)) return 'grant'
  return tier === defaultTier ? 'default' : 'operator'
}
