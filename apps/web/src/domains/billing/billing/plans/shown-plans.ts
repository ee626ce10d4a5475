import { isGrantTier, type PlanTierEntry } from '@vireo/contracts/plans'
import { type Tier } from '@vireo/contracts/users'

/**
 * The plans that are offered to somebody on a tier. Enterprise and trial agreed on theirs, so that only what is
 * made for companies is shown beside enterprise; a grant is followed by something paid, or by nothing.
 */
export function shownPlans(
  plans: readonly PlanTierEntry[],
  { current, isForCreators }: { readonly current: Tier | undefined; readonly isForCreators: boolean },
): readonly PlanTierEntry[] {
  return plans.filter((plan) => {
    if (isForCreators && plan.tier === 'starter') return false
    if (current === 'enterprise') return plan.planType === 'company'
    if (current !== undefined && isGrantTier(current)) return plan.tier !== 'starter'
    return true
  })
}
