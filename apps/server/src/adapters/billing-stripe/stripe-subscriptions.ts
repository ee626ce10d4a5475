import type Stripe from 'stripe'
import { BillingFailure } from '../../ports/billing-provider.ts'

const ended: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/** The subscription that counts: the newest that goes on, else the newest that ended. */
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

/** The one that goes on. Throws `no_subscription`. */
export async function currentSubscription(stripe: Stripe, customer: string | null): Promise<Stripe.Subscription> {
  const found = customer === null ? undefined : await findSubscription(stripe, customer)
  if (found && !ended.has(found.status)) return found
  throw new BillingFailure('no_subscription', 'This workspace has no subscription that could be changed.')
}

/** Plans are sold one at a time. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (item) return item
  throw new Error(`The subscription ${subscription.id} has no item.`)
}

/** The schedule that is under way, if there is one. */
export function scheduleOf({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | undefined {
  if (schedule === null || typeof schedule === 'string') return undefined
  return schedule.status === 'active' || schedule.status === 'not_started' ? schedule : undefined
}
