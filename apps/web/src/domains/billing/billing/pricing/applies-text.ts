import { isGiven } from '@vireo/contracts/billing'
import { tierDisplayNames } from '@vireo/contracts/plans'
import type { SubscriptionDocument } from '@vireo/contracts/users'

import { pricingWords } from './words.ts'

/**
 * Says what the plans on sale mean to somebody whose own is not one of them, or was given; undefined for everybody
 * else.
 */
export function appliesText(document: SubscriptionDocument, isSold: boolean): string | undefined {
  const name = tierDisplayNames[document.tier]
  if (isGiven(document)) return pricingWords.applies.given(name)
  return isSold ? undefined : pricingWords.applies.agreed(name)
}
