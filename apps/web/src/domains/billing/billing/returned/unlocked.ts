import type { PaidPeriod } from '@vireo/contracts/billing'
import type { Pricing } from '@vireo/contracts/plans'
import type { Currency, Tier } from '@vireo/contracts/users'

import { formatExact } from '#kit/format/index.ts'
import { cardFeatures, creditsOf } from '../pricing/card-features.ts'
import { returnedWords } from './words.ts'

/** Lists what a plan has and Free has not: the differences between the two as they are sold. */
export function unlockedBy(
  tier: Tier,
  { plans, offers }: Pricing,
  { period, currency }: { readonly period: PaidPeriod; readonly currency: Currency },
): readonly string[] {
  const [mine, free] = [tier, 'free'].map((name) => {
    const plan = plans.find((one) => one.tier === name)
    const offer = offers.find((one) => one.plan_id === name && one.currency === currency)
    return plan && offer ? { plan, offer } : undefined
  })
  if (!mine || !free) return []
  const said = ({ plan, offer }: NonNullable<typeof mine>) => [
    creditsOf(plan, offer),
    ...cardFeatures(offer, period)
      .filter(({ isThere }) => isThere)
      .map(({ text }) => text),
    ...(offer.seats > 1 ? [returnedWords.seats(formatExact(offer.seats))] : []),
  ]
  const known = new Set(said(free))
  return said(mine).filter((text) => !known.has(text))
}
