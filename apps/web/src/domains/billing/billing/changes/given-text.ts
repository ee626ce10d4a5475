import { tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'

import { changeWords } from './words.ts'

type OfDocument = Pick<SubscriptionDocument, 'tier' | 'given_by'>

/** Says who gave a plan that nobody pays for, and who could take it back; undefined for what is paid for, and for Free. */
export const givenText = {
  by({ tier, given_by: by }: OfDocument): string | undefined {
    if (by === null) return undefined
    return tier === 'trial' ? changeWords.given.trial : changeWords.given[by]
  },
  toFree(document: OfDocument): string | undefined {
    return document.given_by === null ? undefined : changeWords.given.toFree(tierDisplayNames[document.tier])
  },
} as const
