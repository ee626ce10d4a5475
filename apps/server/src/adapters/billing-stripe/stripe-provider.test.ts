import { describe, expect, test } from 'vitest'
import {
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
  now,
  periodEnd,
  periodStart,
  pro,
  reading,
  selling,
  spring,
  stripeError,
  testSecretKey,
} from './testing.ts'

describe('a checkout', () => {
  const pages: Handlers = {
    ...selling,
    'POST customers': () => ({ id: 'cus_1' }),
    'GET checkout/sessions': () => listOf({ id: 'cs_old', mode: 'subscription' }, { id: 'cs_card', mode: 'setup' }),
    'POST checkout/sessions': () => ({ id: 'cs_1', mode: 'subscription', url: 'https://pay.example/cs_1' }),
    'POST checkout/sessions/cs_old/expire': () => ({ id: 'cs_old' }),
  }
  const request = {
    ...key,
    plan: pro,
    discount: spring,
    successUrl: 'https://v.test/yes',
    cancelUrl: 'https://v.test/no',
  }

  test('asks Stripe for the tax where that is set up, and nobody else', async () => {
    const tax = { automatic_tax: { enabled: 'true' } }
    const taxed = await givenStripe(pages, true)
    await taxed.provider.createCheckout(ctx, nobodyYet, request)
    const session = taxed.asked('POST checkout/sessions')[0]?.fields
    expect(session).toMatchObject({ ...tax, customer_update: { address: 'auto' } })
  })

  test('makes customer, product, price and coupon, and asks for a page of the right shape', async () => {
    const { provider, asked, requests } = await givenStripe(pages)
    expect(await provider.createCheckout(ctx, nobodyYet, request)).toEqual({ url: 'https://pay.example/cs_1' })
    expect(asked('POST customers')[0]?.fields).toEqual({ email: customer.email, metadata: { workspace_id: 'ws_1' } })
    expect(asked('POST products')[0]?.fields).toEqual({ id: 'vireo-pro-v1', name: 'Pro', metadata: { tier: 'pro' } })
    expect(asked('POST prices')[0]?.fields).toEqual({
      product: 'vireo-pro-v1',
      currency: 'usd',
      unit_amount: '9900',
      recurring: { interval: 'month' },
      lookup_key: 'vireo-pro-v1-monthly_period-usd-9900',
      metadata: { tier: 'pro', plan_version: '1', display_name: 'Pro' },
    })
    const coupon = asked('POST coupons')[0]?.fields
    expect(coupon).toEqual({
      id: expect.stringMatching(/^vireo-[0-9a-f]{32}$/),
      name: 'SPRING',
      metadata: { code: 'SPRING' },
      percent_off: '20',
      duration: 'repeating',
      duration_in_months: '3',
    })
    const session = asked('POST checkout/sessions')[0]
    expect(session?.fields).toEqual({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: 'ws_1',
      line_items: { 0: { price: 'price_pro', quantity: '1' } },
      discounts: { 0: { coupon: coupon?.['id'] } },
      subscription_data: { metadata: { workspace_id: 'ws_1' } },
      success_url: 'https://v.test/yes',
      cancel_url: 'https://v.test/no',
    })
    expect(session?.headers['idempotency-key']).toBe('key-1')
    expect(requests.every(({ headers }) => headers['authorization'] === `Bearer ${testSecretKey}`)).toBe(true)
  })

  test('ends older pages, and leaves those for cards alone', async () => {
    const { provider, requests } = await givenStripe(pages)
    await provider.createCheckout(ctx, customer, request)
    expect(requests.filter(({ call }) => call.endsWith('/expire')).map(({ call }) => call)).toEqual([
      'POST checkout/sessions/cs_old/expire',
    ])
  })

  test('makes a customer once', async () => {
    const { provider, asked } = await givenStripe(pages)
    await provider.createCheckout(ctx, nobodyYet, request)
    await provider.createCheckout(ctx, nobodyYet, request)
    expect(asked('POST customers')).toHaveLength(1)
  })

  test.each([
    [{ type: 'invalid_request_error', code: 'coupon_expired', message: 'x' }, 400, 'coupon_expired'],
    [
      { type: 'invalid_request_error', code: 'resource_missing', param: 'discounts[0][coupon]', message: 'x' },
      400,
      'coupon_invalid',
    ],
    [{ type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }, 402, 'card_declined'],
    [{ type: 'api_error', message: 'x' }, 500, 'unavailable'],
    [{ type: 'invalid_request_error', message: `Invalid API Key provided: ${testSecretKey}` }, 401, 'unavailable'],
  ])('that fails with %j is told in our terms', async (error, status, kind) => {
    const { provider } = await givenStripe({ ...pages, 'POST checkout/sessions': () => stripeError(status, error) })
    const failure = await failureOf(provider.createCheckout(ctx, customer, request))
    expect(failure?.kind).toBe(kind)
    expect(failure?.message).not.toContain(testSecretKey)
  })

  test('with Stripe away says so, and works when it is back', async () => {
    const { provider, close } = await givenStripe(pages)
    await close()
    expect(await failureOf(provider.createCheckout(ctx, customer, request))).toEqual({
      kind: 'unavailable',
      message: 'The payment provider cannot be reached. Nothing was changed, please try again.',
    })
  })
})

describe('a snapshot', () => {
  test('has plan, period, discount, card, invoices and what comes next', async () => {
    const coupon = {
      id: 'c',
      object: 'coupon',
      metadata: { code: 'SPRING' },
      percent_off: 20,
      amount_off: null,
      currency: null,
      duration: 'repeating',
      duration_in_months: 3,
    }
    const subscription = givenSubscription({ discounts: [{ id: 'di', end: periodEnd, source: { coupon } }] })
    const { provider } = await givenStripe({ ...reading(subscription), 'GET invoices': () => listOf(givenInvoice()) })
    const snapshot = await provider.readSubscription(ctx, customer)
    expect(snapshot).toMatchObject({
      provider: 'stripe',
      workspaceId: 'ws_1',
      version: 1,
      asOf: now,
      customerRef: 'cus_1',
      subscriptionRef: 'sub_1',
      status: 'active',
      plan: { tier: 'creator', planVersion: 1, billingPeriod: 'monthly_period', currency: 'usd', amountMinor: 2200 },
      period: { startsAt: new Date(periodStart * 1000), endsAt: new Date(periodEnd * 1000) },
      pending: null,
      discount: { ...spring, endsAt: new Date(periodEnd * 1000) },
      nextInvoice: { ref: null, status: 'upcoming', amountDueMinor: 2200 },
      openInvoices: [{ ref: 'in_1', status: 'open', paymentIntentStatus: 'requires_payment_method' }],
      paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
    })
  })

  test.each([
    [{ status: 'active' }, 'active', true],
    [{ status: 'trialing' }, 'trialing', true],
    [{ status: 'incomplete' }, 'incomplete', true],
    [{ status: 'past_due' }, 'past_due', true],
    [{ status: 'paused' }, 'past_due', true],
    [{ status: 'unpaid' }, 'free_disabled', false],
    [{ status: 'incomplete_expired' }, 'free', false],
    [{ status: 'canceled' }, 'free', false],
    [{ status: 'canceled', cancellation_details: { reason: 'payment_failed' } }, 'canceled', false],
    [{ status: 'something_new' }, 'free', false],
  ])('of %j is %s', async (fields, status, hasPlan) => {
    const { provider } = await givenStripe(reading(givenSubscription(fields)))
    const snapshot = await provider.readSubscription(ctx, customer)
    expect(snapshot?.status).toBe(status)
    expect(snapshot?.plan !== null).toBe(hasPlan)
  })

  test.each([
    [
      'a downgrade',
      {
        schedule: {
          id: 's',
          status: 'active',
          metadata: { type: 'downgrade', downgrade_to: 'starter', downgrade_period: 'monthly_period' },
        },
      },
      { kind: 'change', tier: 'starter', billingPeriod: 'monthly_period', at: new Date(periodEnd * 1000) },
    ],
    [
      'the free plan',
      {
        cancel_at: periodEnd,
        schedule: {
          id: 's',
          status: 'active',
          metadata: { type: 'downgrade', downgrade_to: 'free', downgrade_period: '' },
        },
      },
      { kind: 'change', tier: 'free', billingPeriod: null, at: new Date(periodEnd * 1000) },
    ],
    [
      'a cancellation',
      { cancel_at_period_end: true, cancel_at: periodEnd },
      { kind: 'cancellation', at: new Date(periodEnd * 1000) },
    ],
    [
      'a schedule that was released',
      { schedule: { id: 's', status: 'released', metadata: { type: 'downgrade', downgrade_to: 'starter' } } },
      null,
    ],
  ])('tells of %s to come', async (_title, fields, pending) => {
    const { provider } = await givenStripe(reading(givenSubscription(fields)))
    expect((await provider.readSubscription(ctx, customer))?.pending).toEqual(pending)
  })

  test('of a workspace Stripe does not know is none', async () => {
    const { provider, requests } = await givenStripe({})
    expect(await provider.readSubscription(ctx, nobodyYet)).toBeUndefined()
    expect(requests).toEqual([])
  })
})

test('written invoices come newest first, a page at a time, without drafts', async () => {
  const { provider, asked } = await givenStripe({
    'GET invoices': () => ({
      ...listOf(givenInvoice({ id: 'in_2', status: 'paid' }), givenInvoice({ id: 'in_1', status: 'draft' })),
      has_more: true,
    }),
  })
  const page = await provider.listInvoices(ctx, customer, { limit: 2, cursor: 'in_3' })
  expect(page.invoices.map(({ ref, status }) => [ref, status])).toEqual([['in_2', 'paid']])
  expect(page.nextCursor).toBe('in_1')
  expect(asked('GET invoices')[0]?.fields).toEqual({ customer: 'cus_1', limit: '2', starting_after: 'in_3' })
})
