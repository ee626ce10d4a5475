import { describe, expect, test } from 'vitest'
import type { BillingFailure } from '../../ports/billing-provider.ts'
import {
  ctx,
  customer,
  givenInvoice,
  givenStripe,
  givenSubscription,
  type Handlers,
  key,
  periodEnd,
  periodStart,
  pro,
  reading,
  selling,
  spring,
  stripeError,
} from './testing.ts'

const schedule = {
  id: 'sch_1',
  status: 'active',
  end_behavior: 'release',
  metadata: { type: 'downgrade', downgrade_to: 'starter', downgrade_period: 'monthly_period' },
  current_phase: { start_date: periodStart },
  phases: [
    { start_date: periodStart, items: [{ price: 'price_creator', quantity: 1 }], discounts: [] },
    { start_date: periodEnd, items: [{ price: 'price_starter', quantity: 1 }], discounts: [{ coupon: 'vireo-1' }] },
  ],
}
const change = { ...key, plan: pro, discount: null }
const asksForPerson = { type: 'card_error', code: 'subscription_payment_intent_requires_action', message: 'No.' }
type Fields = Readonly<Record<string, unknown>>
const page = 'https://invoice.example/confirm'

/** Stripe, whose bank refuses an upgrade in one way, and holds one as it is told. */
function givenUpgrades(subscription: Fields, refusal?: Fields, held: Fields = {}) {
  return givenStripe(upgradeHandlers(subscription, refusal, held))
}

function upgradeHandlers(subscription: Fields, refusal?: Fields, held: Fields = {}): Handlers {
  return {
    ...reading(givenSubscription(subscription)),
    ...selling,
    'POST subscription_schedules/sch_1/release': () => ({ id: 'sch_1' }),
    'POST subscription_schedules': () => ({ id: 'sch_2', current_phase: { start_date: periodStart } }),
    'POST subscription_schedules/:id': () => ({ id: 'sch_2' }),
    'POST subscriptions/:id': ({ payment_behavior: behavior }) => {
      if (behavior === 'pending_if_incomplete') return givenSubscription(held)
      return refusal ? stripeError(402, refusal) : givenSubscription()
    },
  }
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'made',
    ({ kind, url }: BillingFailure) => [kind, url],
  )

describe('an upgrade', () => {
  test('is made at once, prorated, paid or not made; what was scheduled is taken back first', async () => {
    const { provider, asked, requests } = await givenUpgrades({ schedule })
    await provider.upgrade(ctx, customer, change)
    expect(asked('POST subscriptions/sub_1')[0]?.fields).toEqual({
      items: { 0: { id: 'si_1', price: 'price_pro', quantity: '1' } },
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: 'false',
    })
    const order = requests.map(({ call }) => call)
    expect(order.indexOf('POST subscription_schedules/sch_1/release')).toBeLessThan(
      order.indexOf('POST subscriptions/sub_1'),
    )
    expect(asked('POST subscription_schedules')).toEqual([])
  })

  test('to another rhythm asks for credits that were spent before their time, on the same invoice', async () => {
    const made = { 'POST invoiceitems': () => ({ id: 'ii_1', object: 'invoiceitem' }) }
    const { provider, asked } = await givenStripe({ ...upgradeHandlers({}), ...made })
    const start = { ...ctx, now: () => new Date(periodStart * 1000) }
    await provider.upgrade(start, customer, { ...change, unspent: { credits: 40_000, of: 100_000 } })
    expect(asked('POST invoiceitems')[0]?.fields).toMatchObject({
      customer: 'cus_1',
      subscription: 'sub_1',
      amount: String(2200 * 0.6),
      currency: 'usd',
    })
    await provider.upgrade(start, customer, { ...change, unspent: { credits: 100_000, of: 100_000 } })
    expect(asked('POST invoiceitems')).toHaveLength(1)
  })

  test('that is refused takes that line back', async () => {
    const declined = { type: 'card_error', code: 'card_declined', message: 'No.' }
    const { provider, asked } = await givenStripe({
      ...upgradeHandlers({}, declined),
      'POST invoiceitems': () => ({ id: 'ii_1', object: 'invoiceitem' }),
      'DELETE invoiceitems/:id': () => ({ id: 'ii_1', object: 'invoiceitem', deleted: true }),
    })
    const start = { ...ctx, now: () => new Date(periodStart * 1000) }
    const asks = provider.upgrade(start, customer, { ...change, unspent: { credits: 0, of: 100_000 } })
    expect(await refusalOf(asks)).toEqual(['card_declined', undefined])
    expect(asked('DELETE invoiceitems/ii_1')).toHaveLength(1)
  })

  test('that the bank refuses is not made, and what was scheduled is scheduled again', async () => {
    const declined = { type: 'card_error', code: 'card_declined', message: 'No.' }
    const { provider, asked } = await givenUpgrades({ schedule }, declined)
    expect(await refusalOf(provider.upgrade(ctx, customer, change))).toEqual(['card_declined', undefined])
    expect(asked('POST subscription_schedules')[0]?.fields).toEqual({ from_subscription: 'sub_1' })
    expect(asked('POST subscription_schedules/sch_2')[0]?.fields).toEqual({
      phases: {
        0: {
          start_date: String(periodStart),
          end_date: String(periodEnd),
          items: { 0: { price: 'price_creator', quantity: '1' } },
        },
        1: {
          items: { 0: { price: 'price_starter', quantity: '1' } },
          proration_behavior: 'none',
          discounts: { 0: { coupon: 'vireo-1' } },
        },
      },
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata: schedule.metadata,
    })
  })

  test('that the bank wants to see the person for is held, and confirmed on Stripe’s page', async () => {
    const held = {
      pending_update: { expires_at: periodEnd, subscription_items: [] },
      latest_invoice: givenInvoice({ hosted_invoice_url: page }),
    }
    const { provider, asked } = await givenUpgrades({}, asksForPerson, held)
    expect(await refusalOf(provider.upgrade(ctx, customer, change))).toEqual(['requires_action', page])
    expect(asked('POST subscriptions/sub_1')[1]).toMatchObject({
      fields: {
        items: { 0: { id: 'si_1', price: 'price_pro', quantity: '1' } },
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        expand: { 0: 'latest_invoice' },
      },
      headers: { 'idempotency-key': 'key-1:held' },
    })
  })

  test('that the bank lets pass at the second look is made', async () => {
    const { provider } = await givenUpgrades({}, asksForPerson, { pending_update: null })
    expect(await refusalOf(provider.upgrade(ctx, customer, change))).toBe('made')
  })

  test.each([
    ['a coupon', {}, { ...change, discount: spring }],
    ['a cancellation to take back', { cancel_at_period_end: true, cancel_at: periodEnd }, change],
    ['a schedule', { schedule }, change],
  ])('with %s cannot be held: it is refused without an address', async (_name, subscription, asked) => {
    const stripe = await givenUpgrades(subscription, asksForPerson)
    expect(await refusalOf(stripe.provider.upgrade(ctx, customer, asked))).toEqual(['requires_action', undefined])
    expect(stripe.asked('POST subscriptions/sub_1')).toHaveLength(1)
  })
})
