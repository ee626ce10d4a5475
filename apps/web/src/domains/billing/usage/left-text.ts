import type { Subscription } from '@vireo/contracts/users'

import { creditsOf, extraLeft } from './credits.ts'
import { usageWords } from './words.ts'

/** Says what is left for something that costs this much; overage is named once it is needed. */
export function leftText(subscription: Subscription, cost: number | undefined): string {
  const { remaining } = creditsOf(subscription)
  if (remaining === 'unlimited') return usageWords.unlimitedLeft
  const extra = extraLeft(subscription)
  if (cost === undefined || cost <= remaining || extra === 0) return usageWords.plainlyLeft(remaining)
  return extra === 'unlimited' ? usageWords.leftThenExtra(remaining) : usageWords.leftAndExtra(remaining, extra)
}
