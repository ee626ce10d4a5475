import type Stripe from 'stripe'
import { BillingFailure, type Discount, type Keyed, type SoldPlan } from '../../ports/billing-provider.ts'
import { couponOf } from './stripe-coupons.ts'
import { priceOf } from './stripe-prices.ts'
import { paidPhase, releaseSchedule } from './stripe-schedules.ts'
import { currentSubscription, itemOf, scheduleOf } from './stripe-subscriptions.ts'

type Downgrade = Keyed & { readonly target: SoldPlan | 'free'; readonly discount: Discount | null }

/**
 * Schedules a downgrade in two phases: what is paid for now until its period ends, then the target plan, or nothing for
 * `free`.
 */
export async function scheduleSwitch(stripe: Stripe, customer: string | null, change: Downgrade): Promise<void> {
  const { target, discount, idempotencyKey } = change
  const subscription = await currentSubscription(stripe, customer)
  const item = itemOf(subscription)
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  const schedule =
    scheduleOf(subscription) ??
    (await stripe.subscriptionSchedules.create(
      { from_subscription: subscription.id },
      { idempotencyKey: `${idempotencyKey}:schedule` },
    ))
  const paid = paidPhase(schedule, item)
  const next = target === 'free' ? undefined : await phaseOf(stripe, target, discount)
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      phases: next ? [paid, next] : [paid],
      end_behavior: next ? 'release' : 'cancel',
      proration_behavior: 'none',
      metadata: {
        type: 'downgrade',
        downgrade_to: target === 'free' ? 'free' : target.tier,
        downgrade_period: target === 'free' ? '' : target.billingPeriod,
      },
    },
    { idempotencyKey },
  )
}

async function phaseOf(
  stripe: Stripe,
  target: SoldPlan,
  discount: Discount | null,
): Promise<Stripe.SubscriptionScheduleUpdateParams.Phase> {
  const price = await priceOf(stripe, target)
  const coupon = discount && (await couponOf(stripe, discount, target.currency))
  return { items: [{ price, quantity: 1 }], proration_behavior: 'none', ...(coupon && { discounts: [{ coupon }] }) }
}

/** Releases the schedule of a subscription, so that it stays on its plan. Throws `nothing_scheduled`. */
export async function takeBackSwitch(
  stripe: Stripe,
  customer: string | null,
  { idempotencyKey }: Keyed,
): Promise<void> {
  const schedule = scheduleOf(await currentSubscription(stripe, customer))
  if (!schedule) throw nothingScheduled()
  await stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey })
}

/** Cancels a subscription at the end of its paid period, and releases its schedule. Throws `no_subscription`. */
export async function endWithPeriod(stripe: Stripe, customer: string | null, { idempotencyKey }: Keyed): Promise<void> {
  const subscription = await currentSubscription(stripe, customer)
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }, { idempotencyKey })
}

/** Revokes the cancellation of a subscription. Throws `nothing_scheduled`. */
export async function goOn(stripe: Stripe, customer: string | null, { idempotencyKey }: Keyed): Promise<void> {
  const subscription = await currentSubscription(stripe, customer)
  if (subscription.cancel_at === null && !subscription.cancel_at_period_end) throw nothingScheduled()
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }, { idempotencyKey })
}

/** Applies a discount to a subscription from its next invoice on. Throws `no_subscription`. */
export async function putDiscount(
  stripe: Stripe,
  customer: string | null,
  { discount, idempotencyKey }: Keyed & { readonly discount: Discount },
): Promise<void> {
  const { id, currency } = await currentSubscription(stripe, customer)
  const coupon = await couponOf(stripe, discount, currency === 'eur' ? 'eur' : 'usd')
  await stripe.subscriptions.update(id, { discounts: [{ coupon }] }, { idempotencyKey })
}

function nothingScheduled(): BillingFailure {
  return new BillingFailure('nothing_scheduled', 'Nothing is scheduled that could be taken back.')
}
