import type Stripe from 'stripe'
import { BillingFailure, type Discount, type Keyed, type SoldPlan, type Unspent } from '../../ports/billing-provider.ts'
import { couponOf } from './stripe-coupons.ts'
import { asksForPerson } from './stripe-failure.ts'
import { priceOf } from './stripe-prices.ts'
import { askForSpentEarly } from './stripe-spent-early.ts'
import { putScheduleBack, releaseSchedule } from './stripe-schedules.ts'
import { currentSubscription, itemOf } from './stripe-subscriptions.ts'

type Change = Keyed & {
  readonly plan: SoldPlan
  readonly discount: Discount | null
  readonly unspent?: Unspent | null
}

/**
 * Upgrades at once, prorated and paid, or not at all: a failed upgrade restores the former schedule. If the bank asks
 * the person to confirm, Stripe holds the change, and the function throws `requires_action` with the address of the
 * page.
 */
export async function upgradeNow(stripe: Stripe, customer: string | null, change: Change, now: Date): Promise<void> {
  const subscription = await currentSubscription(stripe, customer)
  const price = await priceOf(stripe, change.plan)
  const coupon = change.discount && (await couponOf(stripe, change.discount, change.plan.currency))
  const items = [{ id: itemOf(subscription).id, price, quantity: 1 }]
  const released = await releaseSchedule(stripe, subscription)
  const spent = await askForSpentEarly(stripe, subscription, change, now)
  try {
    await stripe.subscriptions.update(
      subscription.id,
      {
        items,
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
        ...(coupon && { discounts: [{ coupon }] }),
      },
      { idempotencyKey: change.idempotencyKey },
    )
  } catch (error) {
    if (spent !== undefined) await stripe.invoiceItems.del(spent)
    if (released) await putScheduleBack(stripe, subscription, released)
    // A change that is held can carry neither a coupon nor the end of a cancellation, no schedule and no other line.
    const mayBeHeld =
      !released &&
      spent === undefined &&
      !coupon &&
      !subscription.cancel_at_period_end &&
      subscription.cancel_at === null
    if (!mayBeHeld || !asksForPerson(error)) throw error
    await holdUpgrade(stripe, subscription.id, items, change)
  }
}

/**
 * Repeats an upgrade as a pending one that takes effect once its invoice is paid. Throws `requires_action` with the
 * address for that.
 */
async function holdUpgrade(
  stripe: Stripe,
  subscription: string,
  items: Stripe.SubscriptionUpdateParams.Item[],
  { idempotencyKey }: Keyed,
): Promise<void> {
  const held = await stripe.subscriptions.update(
    subscription,
    {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    },
    { idempotencyKey: `${idempotencyKey}:held` },
  )
  // This time the bank let it pass.
  if (!held.pending_update) return
  const { latest_invoice: invoice } = held
  const url = typeof invoice === 'string' ? undefined : invoice?.hosted_invoice_url
  throw new BillingFailure('requires_action', 'Your bank asks you to confirm this payment.', url ? { url } : {})
}
