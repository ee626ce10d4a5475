import type { WorkspaceId } from '@vireo/contracts/kit'
import { type SubscriptionStatus, Tier } from '@vireo/contracts/users'
import type Stripe from 'stripe'
import type { PendingSwitch, ProviderSnapshot } from '../../ports/billing-provider.ts'
import { discountOfCoupon } from './stripe-coupons.ts'
import { toInvoice } from './stripe-invoices.ts'
import { planOfPrice } from './stripe-prices.ts'
import { findSubscription, itemOf, scheduleOf } from './stripe-subscriptions.ts'

type Asked = {
  readonly workspaceId: WorkspaceId
  readonly customerRef: string
  readonly version: number
  readonly asOf: Date
}

/**
 * Reads the current state of a customer's subscription from Stripe. The caller must have drawn the version in `asked`
 * before the call.
 */
export async function readStripeSnapshot(stripe: Stripe, asked: Asked): Promise<ProviderSnapshot> {
  const { customerRef: customer, ...common } = asked
  const [subscription, open, person] = await Promise.all([
    findSubscription(stripe, customer),
    stripe.invoices.list({ customer, status: 'open', limit: 20 }),
    stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
  ])
  const status = statusOf(subscription)
  const plan = subscription && hasPlan(status) ? planOfPrice(itemOf(subscription).price) : null
  const discount = subscription && plan ? discountOf(subscription) : null
  return {
    provider: 'stripe',
    ...common,
    customerRef: customer,
    subscriptionRef: subscription?.id ?? null,
    status,
    plan,
    period: subscription && plan ? periodOf(subscription) : null,
    pending: subscription && plan ? pendingOf(subscription) : null,
    discount,
    nextInvoice: subscription && plan ? await nextInvoiceOf(stripe, subscription, discount?.percentOff ?? null) : null,
    openInvoices: open.data.map((invoice) => toInvoice(invoice, discount?.percentOff ?? null)),
    paymentMethod: paymentMethodOf(subscription, person),
  }
}

/** Whatever else Stripe says, nothing is subscribed. */
const statuses: ReadonlyMap<string, SubscriptionStatus> = new Map([
  ['active', 'active'],
  ['trialing', 'trialing'],
  ['incomplete', 'incomplete'],
  ['past_due', 'past_due'],
  ['paused', 'past_due'],
  ['unpaid', 'free_disabled'],
])

function statusOf(subscription: Stripe.Subscription | undefined): SubscriptionStatus {
  if (subscription?.status === 'canceled' && subscription.cancellation_details?.reason === 'payment_failed')
    return 'canceled'
  return statuses.get(subscription?.status ?? '') ?? 'free'
}

const hasPlan = (status: SubscriptionStatus) => status !== 'free' && status !== 'canceled' && status !== 'free_disabled'

function periodOf(subscription: Stripe.Subscription) {
  const item = itemOf(subscription)
  return { startsAt: new Date(item.current_period_start * 1000), endsAt: new Date(item.current_period_end * 1000) }
}

/**
 * Derives the pending switch of a subscription: a downgrade named in the metadata of its schedule, else its
 * cancellation, else null.
 */
function pendingOf(subscription: Stripe.Subscription): PendingSwitch | null {
  const endsAt = periodOf(subscription).endsAt
  const { type, downgrade_to: downgradeTo, downgrade_period: period } = scheduleOf(subscription)?.metadata ?? {}
  const tier = Tier.safeParse(downgradeTo)
  if (type === 'downgrade' && tier.success) {
    const billingPeriod = period === 'monthly_period' || period === 'annual_period' ? period : null
    return { kind: 'change', tier: tier.data, billingPeriod, at: endsAt }
  }
  if (subscription.cancel_at !== null) return { kind: 'cancellation', at: new Date(subscription.cancel_at * 1000) }
  return subscription.cancel_at_period_end ? { kind: 'cancellation', at: endsAt } : null
}

function discountOf(subscription: Stripe.Subscription): ProviderSnapshot['discount'] {
  const [discount] = subscription.discounts
  if (!discount || typeof discount === 'string') return null
  const { coupon } = discount.source
  if (!coupon || typeof coupon === 'string') return null
  return { ...discountOfCoupon(coupon), endsAt: discount.end === null ? null : new Date(discount.end * 1000) }
}

/** Previews the next invoice. Answers null when the subscription ends or its first invoice is still unpaid. */
async function nextInvoiceOf(stripe: Stripe, subscription: Stripe.Subscription, percentOff: number | null) {
  const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null
  if (ends || subscription.status === 'incomplete') return null
  return toInvoice(await stripe.invoices.createPreview({ subscription: subscription.id }), percentOff)
}

function paymentMethodOf(
  subscription: Stripe.Subscription | undefined,
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): ProviderSnapshot['paymentMethod'] {
  const ofCustomer = customer.deleted ? null : customer.invoice_settings.default_payment_method
  const method = subscription?.default_payment_method ?? ofCustomer
  if (!method || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card
  return { brand, last4, expMonth, expYear }
}
