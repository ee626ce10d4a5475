import { isGrantTier, type SubscriptionDocument, tierDisplayNames } from '@vireo/contracts'

import { changeWords } from './words.ts'

type OfDocument = Pick<SubscriptionDocument, 'tier' | 'billing_period'>

/** Says who gave a plan that nobody pays for, and who could take it back; undefined for what is paid for, and for Free. */
export const givenText = {
  by({ tier, billing_period: period }: OfDocument): string | undefined {
    const { grant, trial, operator } = changeWords.given
    if (period !== null || tier === 'free') return undefined
    if (isGrantTier(tier)) return grant
    return tier === 'trial' ? trial : operator
  },
  toFree(document: OfDocument): string | undefined {
    return givenText.by(document) && changeWords.given.toFree(tierDisplayNames[document.tier])
  },
} as const
