import type { EventPayload } from '#kernel/product.ts'
import type { ServerEvent } from '@vireo/contracts/visits'

type Change = EventPayload<'billing.subscription-changed'>

const unpaid: readonly string[] = ['free', 'trial']
const failing: readonly string[] = ['past_due', 'incomplete']

/** Tells what a change of a subscription is to whoever counts. A plan that was given has no period, and is not paid. */
export function subscriptionFact(change: Change): ServerEvent {
  const { tier, status, billingPeriod, previousTier, previousStatus } = change
  if (failing.includes(status) && !failing.includes(previousStatus)) return 'payment_failed'
  const isPaid = billingPeriod !== null && !unpaid.includes(tier) && status === 'active'
  if (isPaid && (unpaid.includes(previousTier) || previousStatus !== 'active')) return 'subscription_started'
  return unpaid.includes(tier) && !unpaid.includes(previousTier) ? 'subscription_ended' : 'subscription_changed'
}
