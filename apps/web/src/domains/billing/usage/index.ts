import { subscriptionQuery } from '#users'

export { CreditsBadge } from './components/credits-badge.tsx'
export { characterCount, costOf, covers, creditsOf, professionalVoiceLimit } from './credits.ts'
export { leftText } from './left-text.ts'
export { useSubscription } from '#users'

/** The query to ask again after something was spent. */
export const creditsKey = subscriptionQuery.queryKey
