import type Stripe from 'stripe'
import { itemOf, scheduleOf } from './stripe-subscriptions.ts'

type Phase = Stripe.SubscriptionScheduleUpdateParams.Phase

/** Describes the schedule phase that lasts until the end of the paid period. */
export function paidPhase(schedule: Stripe.SubscriptionSchedule, item: Stripe.SubscriptionItem): Phase {
  return {
    start_date: schedule.current_phase?.start_date ?? item.current_period_start,
    end_date: item.current_period_end,
    items: [{ price: item.price.id, quantity: 1 }],
  }
}

/** Releases the schedule of a subscription, which stays as it is. Answers what had been scheduled. */
export async function releaseSchedule(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule | undefined> {
  const schedule = scheduleOf(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id)
  return schedule
}

/** Schedules again what was released for a change that came to nothing. */
export async function putScheduleBack(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  released: Stripe.SubscriptionSchedule,
): Promise<void> {
  const item = itemOf(subscription)
  const made = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const later = released.phases.filter(({ start_date: start }) => start >= item.current_period_end)
  await stripe.subscriptionSchedules.update(made.id, {
    phases: [paidPhase(made, item), ...later.map(phaseAgain)],
    end_behavior: released.end_behavior,
    proration_behavior: 'none',
    metadata: released.metadata ?? {},
  })
}

function phaseAgain({ items, discounts }: Stripe.SubscriptionSchedule.Phase): Phase {
  const coupons = discounts.flatMap(({ coupon }) => (coupon === null ? [] : [{ coupon: idOf(coupon) }]))
  return {
    items: items.map(({ price, quantity }) => ({ price: idOf(price), quantity: quantity ?? 1 })),
    proration_behavior: 'none',
    ...(coupons.length > 0 && { discounts: coupons }),
  }
}

const idOf = (thing: string | { readonly id: string }) => (typeof thing === 'string' ? thing : thing.id)
