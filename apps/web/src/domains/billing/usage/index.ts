import { subscriptionQuery } from '#users'

export { CreditsBadge } from './components/credits-badge.tsx'
export { CreditsCard } from './components/credits-card.tsx'
export { UsagePlot } from './components/usage-plot.tsx'
export { characterCount, costOf, covers, creditsOf, extraLeft, professionalVoiceLimit } from './credits.ts'
export { leftText } from './left-text.ts'
export { useSubscription } from '#users'

/** The query to ask again after something was spent. */
export const creditsKey = subscriptionQuery.queryKey
