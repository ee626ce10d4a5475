import type Stripe from 'stripe'
import { BillingFailure } from '../../ports/billing-provider.ts'

const ended: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/** Finds the subscription that counts: the newest that has not ended, else the newest of all. */
export async function findSubscription(stripe: Stripe, customer: string): Promise<Stripe.Subscription | undefined> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: ['data.schedule', 'data.default_payment_method', 'data.discounts.source.coupon'],
  })
  const newestFirst = data.toSorted((a, b) => b.created - a.created)
  return newestFirst.find(({ status }) => !ended.has(status)) ?? newestFirst[0]
}

/** Finds the subscription of a customer that has not ended. Throws `no_subscription` when there is none. */
export async function currentSubscription(stripe: Stripe, customer: string | null): Promise<Stripe.Subscription> {
  const found = customer === null ? undefined : await findSubscription(stripe, customer)
  if (found && !ended.has(found.status)) return found
  throw new BillingFailure('no_subscription', 'This workspace has no subscription that could be changed.')
}

/** Answers the item of a subscription, of which there is one. Throws when there is none. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (item) return item
  throw new Error(`The subscription ${subscription.id} has no item.`)
}

/** Answers the subscription's schedule if it is active or has not started yet. */
export function scheduleOf({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | undefined {
  if (schedule === null || typeof schedule === 'string') return undefined
  return schedule.status === 'active' || schedule.status === 'not_started' ? schedule : undefined
}
