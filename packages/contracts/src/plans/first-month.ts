import { isPaidTier } from './tier-facts.ts'

/** Every tier a workspace ever had, the present one included: what “ever on a paid tier” is asked of, everywhere. */
export function tiersEverHad<T extends string>(before: readonly T[], present: T): T[] {
  const isNew = present !== 'free' && !before.includes(present)
  return isNew ? [...before, present].toSorted() : [...before]
}

/** Whether the first month at a lower price is shown and given: monthly, to visitors and to who never had a paid tier. */
export function isFirstMonthOffered(situation: {
  readonly tier: string
  readonly billingPeriod: string | null
  readonly isSignedIn: boolean
  readonly previouslySubscribedTiers: readonly string[]
}): boolean {
  const { tier, billingPeriod, isSignedIn, previouslySubscribedTiers } = situation
  if ((tier !== 'starter' && tier !== 'creator') || billingPeriod !== 'monthly_period') return false
  return !isSignedIn || !previouslySubscribedTiers.some(isPaidTier)
}
