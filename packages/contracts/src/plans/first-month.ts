import { isPaidTier } from './tier-facts.ts'

/** Offers that come with the product: so many percent off the first month. */
export const specialOffers = ['special-offer-30', 'special-offer-50', 'special-offer-70'] as const

/**
 * Lists every tier a workspace ever had, the present one included; “ever on a paid tier” is always decided by this
 * list.
 */
export function tiersEverHad<T extends string>(before: readonly T[], present: T): T[] {
  const isNew = present !== 'free' && !before.includes(present)
  return isNew ? [...before, present].toSorted() : [...before]
}

/**
 * Decides whether the first month is offered at a lower price: for monthly plans, to visitors and to people who never
 * had a paid tier.
 */
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
