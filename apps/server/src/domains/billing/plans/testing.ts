import type { Tier } from '@vireo/contracts/users'

/** A digest of every version of a plan at the time it was published, in the order of the catalogue. */
export const publishedVersions: [version: number, tier: Tier, digest: string][] = [
  [1, 'free', '7a40bf2970bef1ee'],
  [1, 'starter', '3eed8a9f91ecf7fa'],
  [1, 'creator', 'df9a5683ace031e0'],
  [1, 'pro', '2dfe9c5dfdd3b1ce'],
  [1, 'growing_business', '90623dbecbfbcd09'],
  [1, 'scale_2024_08_10', '5133877303960c5d'],
  [1, 'grant_tier_1_2025_07_23', 'ff3bc9c7d763ec70'],
  [1, 'grant_tier_2_2025_07_23', '68a5ad9912565eaa'],
  [1, 'trial', '394c503a70e41c19'],
  [1, 'enterprise', 'e57a3690d900aa07'],
]
