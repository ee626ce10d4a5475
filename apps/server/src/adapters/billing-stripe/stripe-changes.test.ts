import { describe, expect, test } from 'vitest'
import type { SoldPlan } from '../../ports/billing-provider.ts'
import {
  card,
  ctx,
  customer,
  failureOf,
  givenInvoice,
  givenStripe,
  givenSubscription,
  type Handlers,
  key,
  listOf,
  nobodyYet,
  periodEnd,
  periodStart,
  pro,
  reading,
  selling,
  spring,
  stripeError,
} from './testing.ts'

describe('a change', () => {
  test('downward is a schedule of two phases that says what it is', async () => {
    const { provider, asked } = await givenStripe({
      ...reading(givenSubscription({ cancel_at_period_end: true })),
      ...selling,
      'POST subscriptions/:id': () => givenSubscription(),
      'POST subscription_schedules': () => ({ id: 'sch_1', current_phase: { start_date: periodStart } }),
      'POST subscription_schedules/:id': () => ({ id: 'sch_1' }),
    })
    const starter: SoldPlan = { ...pro, tier: 'starter', displayName: 'Starter', amountMinor: 500 }
    await provider.scheduleDowngrade(ctx, customer, { ...key, target: starter, discount: null })
    expect(asked('POST subscriptions/sub_1')[0]?.fields).toEqual({ cancel_at_period_end: 'false' })
    expect(asked('POST subscription_schedules')[0]?.fields).toEqual({ from_subscription: 'sub_1' })
    expect(asked('POST subscription_schedules/sch_1')[0]?.fields).toEqual({
      phases: {
        0: {
          start_date: String(periodStart),
          end_date: String(periodEnd),
          items: { 0: { price: 'price_creator', quantity: '1' } },
        },
        1: { items: { 0: { price: 'price_pro', quantity: '1' } }, proration_behavior: 'none' },
      },
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata: { type: 'downgrade', downgrade_to: 'starter', downgrade_period: 'monthly_period' },
    })
  })

  test('to the free plan is a schedule that ends with what is paid', async () => {
    const { provider, asked } = await givenStripe({
      ...reading(
        givenSubscription({
          schedule: { id: 'sch_1', status: 'active', metadata: {}, current_phase: { start_date: 7 } },
        }),
      ),
      'POST subscription_schedules/:id': () => ({ id: 'sch_1' }),
    })
    await provider.scheduleDowngrade(ctx, customer, { ...key, target: 'free', discount: null })
    expect(asked('POST subscription_schedules')).toEqual([])
    expect(asked('POST subscription_schedules/sch_1')[0]?.fields).toMatchObject({
      phases: { 0: { start_date: '7', end_date: String(periodEnd) } },
      end_behavior: 'cancel',
      metadata: { type: 'downgrade', downgrade_to: 'free' },
    })
  })

  test('is taken back, or ends with the period, or goes on, where there is something to take back', async () => {
    const scheduled = givenSubscription({ schedule: { id: 'sch_1', status: 'active', metadata: {} } })
    const ending = givenSubscription({ cancel_at_period_end: true, cancel_at: periodEnd })
    const acts: Handlers = {
      'POST subscription_schedules/sch_1/release': () => ({ id: 'sch_1' }),
      'POST subscriptions/:id': () => givenSubscription(),
    }
    const first = await givenStripe({ ...reading(scheduled), ...acts })
    await first.provider.cancelDowngrade(ctx, customer, key)
    expect(first.asked('POST subscription_schedules/sch_1/release')).toHaveLength(1)
    expect((await failureOf(first.provider.renew(ctx, customer, key)))?.kind).toBe('nothing_scheduled')
    const second = await givenStripe({ ...reading(ending), ...acts })
    await second.provider.renew(ctx, customer, key)
    expect(second.asked('POST subscriptions/sub_1')[0]?.fields).toEqual({ cancel_at_period_end: 'false' })
    expect((await failureOf(second.provider.cancelDowngrade(ctx, customer, key)))?.kind).toBe('nothing_scheduled')
    await second.provider.cancelAtPeriodEnd(ctx, customer, key)
    expect(second.asked('POST subscriptions/sub_1')[1]?.fields).toEqual({ cancel_at_period_end: 'true' })
  })

  test('needs a subscription', async () => {
    const { provider } = await givenStripe(reading(givenSubscription({ status: 'canceled' })))
    for (const person of [customer, nobodyYet])
      expect((await failureOf(provider.cancelAtPeriodEnd(ctx, person, key)))?.kind).toBe('no_subscription')
  })

  test('by a code puts its coupon on the subscription', async () => {
    const { provider, asked } = await givenStripe({
      ...reading(),
      ...selling,
      'POST subscriptions/:id': () => givenSubscription(),
    })
    const off = { ...spring, percentOff: null, amountOffMinor: 500, durationInMonths: 1 }
    await provider.applyDiscount(ctx, customer, { ...key, discount: off })
    const coupon = asked('POST coupons')[0]?.fields
    expect(coupon).toMatchObject({ amount_off: '500', currency: 'usd', duration: 'once' })
    expect(asked('POST subscriptions/sub_1')[0]?.fields).toEqual({ discounts: { 0: { coupon: coupon?.['id'] } } })
  })
})

describe('a charge', () => {
  const item = { ...key, description: 'Overage', amountMinor: 1234, currency: 'usd' as const }
  const taking = (refusal?: object): Handlers => ({
    ...reading(),
    'GET invoiceitems': () => listOf(),
    'POST invoiceitems': () => ({ id: 'ii_1' }),
    'POST invoices': () => givenInvoice({ id: 'in_9', status: 'draft', attempted: false }),
    'POST invoices/in_9/finalize': () => givenInvoice({ id: 'in_9' }),
    'POST invoices/in_9/pay': () =>
      refusal ? stripeError(402, { message: 'No.', ...refusal }) : givenInvoice({ id: 'in_9', status: 'paid' }),
  })

  test('of its own is taxed where the subscription is', async () => {
    const taxed = givenSubscription({ automatic_tax: { enabled: true } })
    const { provider, asked } = await givenStripe({ ...taking(), 'GET subscriptions': () => listOf(taxed) })
    await provider.addInvoiceItem(ctx, customer, { ...item, collectNow: true })
    expect(asked('POST invoices')[0]?.fields).toMatchObject({ automatic_tax: { enabled: 'true' } })
  })

  test('waits for the next invoice, or has one of its own that is paid at once', async () => {
    const { provider, asked, requests } = await givenStripe(taking())
    await provider.addInvoiceItem(ctx, customer, { ...item, collectNow: false })
    expect(asked('POST invoiceitems')[0]?.fields).toEqual({
      customer: 'cus_1',
      amount: '1234',
      currency: 'usd',
      description: 'Overage',
      metadata: { charge: 'key-1' },
    })
    await provider.addInvoiceItem(ctx, customer, { ...item, collectNow: true })
    expect(asked('POST invoiceitems')[1]?.fields).toMatchObject({ invoice: 'in_9', amount: '1234' })
    const keys = requests.filter(({ call }) => /invoice/.test(call) && !/preview|^GET/.test(call))
    expect(keys.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1:invoice',
      'key-1',
      'key-1:finalize',
      'key-1:pay',
    ])
  })

  test.each([
    [true, null, undefined, []],
    [false, null, undefined, []],
    [true, 'in_9', { status: 'draft', attempted: false }, ['POST invoices/in_9/finalize', 'POST invoices/in_9/pay']],
    [true, 'in_9', { status: 'open', attempted: false }, ['POST invoices/in_9/pay']],
    [true, 'in_9', { status: 'open', attempted: true }, []],
    [true, 'in_9', { status: 'paid', attempted: true }, []],
  ])(
    'that Stripe has already is never made again, at once %s, on %s, %j',
    async (collectNow, invoice, stands, acts) => {
      const { provider, requests } = await givenStripe({
        ...taking(),
        'GET invoiceitems': () =>
          listOf({ id: 'ii_0', metadata: {} }, { id: 'ii_1', invoice, metadata: { charge: 'key-1' } }),
        'GET invoices/:id': () => givenInvoice({ id: 'in_9', ...stands }),
      })
      await provider.addInvoiceItem(ctx, customer, { ...item, collectNow })
      expect(
        requests.map(({ call }) => call).filter((call) => /^POST (invoiceitems|invoices($|\/in_9))/.test(call)),
      ).toEqual(acts)
    },
  )

  test.each([
    { type: 'card_error', code: 'card_declined' },
    { type: 'invalid_request_error', code: 'invoice_payment_intent_requires_action' },
  ])('that the bank refuses is owed, and not made again: %j', async (refusal) => {
    const { provider } = await givenStripe(taking(refusal))
    expect((await provider.addInvoiceItem(ctx, customer, { ...item, collectNow: true })).provider).toBe('stripe')
  })

  test.each([
    ['succeeded', card, undefined],
    ['requires_action', card, 'requires_action'],
    ['requires_payment_method', card, 'card_declined'],
    ['succeeded', null, 'no_payment_method'],
  ])('nobody makes asks the bank: %s with %j', async (status, method, kind) => {
    const { provider } = await givenStripe({
      ...reading(givenSubscription({ default_payment_method: method })),
      'POST setup_intents': () => ({ id: 'seti_1', status }),
    })
    expect((await failureOf(provider.verifyCard(ctx, customer, key)))?.kind).toBe(kind)
  })
})
