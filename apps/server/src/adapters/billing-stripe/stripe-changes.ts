import type Stripe from 'stripe'
import { BillingFailure, type Discount, type Keyed, type SoldPlan } from '../../kernel/billing-provider.ts'
import { couponOf } from './stripe-coupons.ts'
import { priceOf } from './stripe-prices.ts'
import { currentSubscription, itemOf, scheduleOf } from './stripe-subscriptions.ts'

type Change = Keyed & { readonly plan: SoldPlan; readonly discount: Discount | null }
type Downgrade = Keyed & { readonly target: SoldPlan | 'free'; readonly discount: Discount | null }

/** At once, prorated and paid, or not at all. */
export async function upgradeNow(stripe: Stripe, customer: string | null, change: Change): Promise<void> {
  const subscription = await currentSubscription(stripe, customer)
  const price = await priceOf(stripe, change.plan)
  const coupon = change.discount && (await couponOf(stripe, change.discount, change.plan.currency))
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: itemOf(subscription).id, price, quantity: 1 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
      ...(coupon && { discounts: [{ coupon }] }),
    },
    { idempotencyKey: change.idempotencyKey },
  )
}

/** A schedule of two phases: what is paid now until its end, then the target, or nothing. */
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
  const paid: Stripe.SubscriptionScheduleUpdateParams.Phase = {
    start_date: schedule.current_phase?.start_date ?? item.current_period_start,
    end_date: item.current_period_end,
    items: [{ price: item.price.id, quantity: 1 }],
  }
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

/** Throws `nothing_scheduled`. */
export async function takeBackSwitch(
  stripe: Stripe,
  customer: string | null,
  { idempotencyKey }: Keyed,
): Promise<void> {
  const schedule = scheduleOf(await currentSubscription(stripe, customer))
  if (!schedule) throw nothingScheduled()
  await stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey })
}

export async function endWithPeriod(stripe: Stripe, customer: string | null, { idempotencyKey }: Keyed): Promise<void> {
  const subscription = await currentSubscription(stripe, customer)
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }, { idempotencyKey })
}

/** Throws `nothing_scheduled`. */
export async function goOn(stripe: Stripe, customer: string | null, { idempotencyKey }: Keyed): Promise<void> {
  const subscription = await currentSubscription(stripe, customer)
  if (subscription.cancel_at === null && !subscription.cancel_at_period_end) throw nothingScheduled()
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }, { idempotencyKey })
}

/** From the next invoice on. */
export async function putDiscount(
  stripe: Stripe,
  customer: string | null,
  { discount, idempotencyKey }: Keyed & { readonly discount: Discount },
): Promise<void> {
  const { id, currency } = await currentSubscription(stripe, customer)
  const coupon = await couponOf(stripe, discount, currency === 'eur' ? 'eur' : 'usd')
  await stripe.subscriptions.update(id, { discounts: [{ coupon }] }, { idempotencyKey })
}

/** Leaves the subscription as it is, without what was to come. */
async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const schedule = scheduleOf(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id)
}

function nothingScheduled(): BillingFailure {
  return new BillingFailure('nothing_scheduled', 'Nothing is scheduled that could be taken back.')
}
