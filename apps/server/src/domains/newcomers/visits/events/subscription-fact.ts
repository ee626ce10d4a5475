import { isBeingPaid, isPaidTier } from '@vireo/contracts/plans'
import type { ServerEvent } from '@vireo/contracts/visits'
import type { EventPayload } from '#kernel/product.ts'

type Change = EventPayload<'billing.subscription-changed'>

const failing: readonly string[] = ['past_due', 'incomplete']

/** Tells what a change of a subscription is to whoever counts. */
export function subscriptionFact(change: Change): ServerEvent {
  const { tier, status, previousTier, previousStatus } = change
  if (failing.includes(status) && !failing.includes(previousStatus)) return 'payment_failed'
  const wasPaid = isPaidTier(previousTier) && previousStatus === 'active'
  if (isBeingPaid(change) && !wasPaid) return 'subscription_started'
  return !isPaidTier(tier) && isPaidTier(previousTier) ? 'subscription_ended' : 'subscription_changed'
}
