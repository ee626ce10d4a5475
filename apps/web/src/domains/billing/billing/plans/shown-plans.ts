import { type PlanTierEntry } from '@vireo/contracts/plans'

/**
 * Lists the plans that are shown: every one that is sold, whatever somebody has; what it means to them is said on its
 * card. The display for people who create leaves Starter out.
 */
export function shownPlans(
  plans: readonly PlanTierEntry[],
  { isForCreators }: { readonly isForCreators: boolean },
): readonly PlanTierEntry[] {
  return plans.filter(({ tier }) => !isForCreators || tier !== 'starter')
}
