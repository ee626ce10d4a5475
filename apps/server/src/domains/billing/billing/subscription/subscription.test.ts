import { expect, test } from 'vitest'
import { type TestPerson } from '#test/test-server.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { subscriptionTests, type Failed } from './subscription.testing.ts'

const { provider, server, admin, post, documentOf, plan, subscriber, promo, askedLast } = await subscriptionTests()

test('a checkout offers newcomers their first month, and a promo code in its place', async () => {
  const person = await admin()
  const checkout = async (more: object) => {
    const { status } = await post(person, '/create-checkout-session', { ...plan('creator'), ...more })
    return [status, (askedLast()?.request.discount as { code?: string } | null)?.code ?? null]
  }
  await promo({ code: 'SPRING', percent_off: 20, duration_in_months: 2 })
  expect(await checkout({})).toEqual([200, 'first-month-creator'])
  expect(await checkout({ no_default_promocode: true })).toEqual([200, null])
  expect(await checkout({ promocode: 'spring' })).toEqual([200, 'SPRING'])
  expect(await checkout({ billing_period: 'annual_period', promocode: '' })).toEqual([200, null])
  const { request } = askedLast() ?? {}
  expect(request).toMatchObject({
    plan: { tier: 'creator', planVersion: 1, currency: 'usd', amountMinor: 22_000 },
    successUrl: 'http://127.0.0.1:8080/app/subscription?checkout=success',
    cancelUrl: 'http://127.0.0.1:8080/app/subscription?checkout=canceled',
  })
})

test('what cannot be bought, paid or trusted is refused, and the provider is not asked', async () => {
  const person = await admin()
  const unverified = await server.signUp()
  const subscribed = await subscriber('creator')
  const before = provider.asked.length
  const checkout = (who: TestPerson, body: object) => post(who, '/create-checkout-session', body)
  const answers = await Promise.all([
    checkout(unverified, plan('creator')),
    checkout(person, plan('enterprise')),
    checkout(person, plan('free')),
    checkout(person, { ...plan('creator'), promocode: 'nobody-made-this' }),
    checkout(person, { ...plan('creator'), relative_redirect_path: 'https://evil.example/' }),
    checkout(person, { ...plan('creator'), relative_redirect_path: '//evil.example' }),
    checkout(subscribed, plan('pro')),
    checkout(person, { ...plan('creator'), currency: 'pln' }),
  ])
  expect(answers.map(({ status, code }) => (status === 422 ? [status] : [status, code]))).toEqual([
    [403, 'email_not_verified'],
    [400, 'invalid_parameters'],
    [409, 'subscription_action_not_possible'],
    [400, 'coupon_expired'],
    [400, 'invalid_parameters'],
    [400, 'invalid_parameters'],
    [409, 'subscription_action_not_possible'],
    [422],
  ])
  const [, , , , , , upgrade] = answers
  expect((upgrade.json as Failed).detail.data).toEqual({ action: 'upgrade' })
  expect(provider.asked.length).toBe(before)
})

test('a subscription is upgraded at once, downgraded later, and both can be taken back', async () => {
  const person = await subscriber('creator')
  const begun = await documentOf(person)
  expect(begun).toMatchObject({
    tier: 'creator',
    status: 'active',
    billing_period: 'monthly_period',
    currency: 'usd',
    character_limit: 100_000,
    billing_provider: 'sandbox',
    can_manage_billing: true,
    payment_method: { last4: '4242' },
    previously_subscribed_tiers: ['creator'],
    has_used_creator_coupon_on_account: true,
    has_used_starter_coupon_on_account: false,
    max_seats: 1,
    plan_version: 1,
  })

  const upgraded = await post(person, '/change-subscription', plan('pro'))
  expect(upgraded.json).toMatchObject({ tier: 'pro', character_limit: 500_000, pending_change: null })

  const scheduled = await post(person, '/change-subscription', plan('starter'))
  expect(scheduled.json).toMatchObject({
    tier: 'pro',
    pending_change: { kind: 'change', next_tier: 'starter', next_billing_period: 'monthly_period' },
  })
  expect((await post(person, '/cancel-downgrade')).json).toMatchObject({ tier: 'pro', pending_change: null })
  expect(await post(person, '/cancel-downgrade')).toMatchObject({ status: 409, code: 'nothing_scheduled' })

  expect((await post(person, '/cancel-subscription')).json).toMatchObject({ pending_change: { kind: 'cancellation' } })
  expect((await post(person, '/cancel-subscription')).status).toBe(200)
  expect((await post(person, '/renew-subscription')).json).toMatchObject({ pending_change: null })
  expect(await post(person, '/renew-subscription')).toMatchObject({ status: 409, code: 'nothing_scheduled' })

  const free = await post(person, '/change-to-free-plan')
  expect(free.json).toMatchObject({ tier: 'pro', pending_change: { kind: 'change', next_tier: 'free' } })
  expect((await post(person, '/change-to-free-plan')).status).toBe(200)
})

test('the server decides what a request means, whatever the client believes', async () => {
  const person = await subscriber('pro', 'annual_period')
  const answer = await post(person, '/change-subscription', plan('scale_2024_08_10'))
  expect(answer.json).toMatchObject({ tier: 'pro', pending_change: { next_tier: 'scale_2024_08_10' } })
  expect(await post(person, '/upgrade-subscription', { ...plan('starter'), idempotency_key: 'k' })).toMatchObject({
    status: 409,
    code: 'subscription_action_not_possible',
  })
  expect((await post(person, '/change-subscription', { ...plan('creator'), currency: 'eur' })).code).toBe(
    'currency_cannot_change',
  )
})

test.each(['enterprise', 'pro'] as const)(
  '%s that an operator gave can be left by buying a plan, and by nothing else',
  async (tier) => {
    const person = await admin(tier)
    expect(await documentOf(person)).toMatchObject({ given_by: 'operator', billing_period: null, pending_change: null })
    for (const [path, body] of [
      ['/change-subscription', plan('creator')],
      ['/upgrade-subscription', { ...plan('creator'), idempotency_key: 'a' }],
      ['/cancel-subscription', {}],
      ['/change-to-free-plan', {}],
    ] as const) {
      const { code, json } = await post(person, path, body)
      expect([path, code, (json as Failed).detail.message]).toEqual([
        path,
        'no_subscription',
        'This plan was given to the workspace by whoever runs this instance. You can leave it by buying a plan.',
      ])
    }
    expect((await post(person, '/apply-discount', { discount_code: 'spring' })).code).toBe('no_subscription')
    expect((await post(person, '/create-checkout-session', plan('creator'))).status).toBe(200)
    // Who has a plan that is not free is no newcomer, however it came: one rule for badge, card and checkout.
    expect(askedLast()?.request.discount).toBeNull()
    expect((await documentOf(person)).previously_subscribed_tiers).toEqual([tier])
    const ctx = server.product.systemContext(person.workspaceId)
    await applySnapshot(ctx, provider.pay(person.workspaceId, ctx.now()))
    expect(await documentOf(person)).toMatchObject({
      tier: 'creator',
      given_by: null,
      billing_period: 'monthly_period',
    })
  },
)

test('who began on the plan of the instance is no newcomer, on the card as at the checkout', async () => {
  const person = await admin()
  // As an instance with such a default tier opens it: nothing was bought or given.
  await server.database.pool.query('delete from subscriptions where workspace_id = $1', [person.workspaceId])
  await server.database.pool.query("update credit_accounts set tier = 'starter' where workspace_id = $1", [
    person.workspaceId,
  ])
  await expect.poll(async () => (await documentOf(person)).previously_subscribed_tiers).toEqual(['starter'])
  expect((await post(person, '/create-checkout-session', plan('creator'))).status).toBe(200)
  expect(askedLast()?.request.discount).toBeNull()
})

test('a grant is left by buying a plan, without the offer to newcomers', async () => {
  const granted = await admin('grant_tier_1_2025_07_23')
  expect((await documentOf(granted)).given_by).toBe('grant')
  expect((await post(granted, '/change-to-free-plan')).code).toBe('no_subscription')
  expect((await post(granted, '/create-checkout-session', plan('starter'))).status).toBe(200)
  expect(askedLast()?.request.discount).toBeNull()
})

test('a discount is applied by an admin, once for each use that the code has', async () => {
  const person = await subscriber('pro')
  await promo({ code: 'LOYAL', amount_off: 500, redemptions_max: 1 })
  expect((await post(person, '/apply-discount', { discount_code: 'loyal' })).json).toMatchObject({
    discount: { code: 'LOYAL', amount_off: 500, percent_off: null },
  })
  const other = await subscriber('pro')
  expect((await post(other, '/apply-discount', { discount_code: 'loyal' })).code).toBe('coupon_expired')
})

test('offers for the first month are over once something was paid', async () => {
  const [newcomer, payer] = [await admin(), await subscriber('starter')]
  const judged = async (person: TestPerson) =>
    (await post(person, '/validate-promocode', { promocode: 'special-offer-50' })).json
  expect([await judged(newcomer), await judged(payer)]).toMatchObject([{ valid: true }, { valid: false }])
  const applied = await post(payer, '/apply-discount', { discount_code: 'special-offer-50' })
  expect([applied.status, applied.code]).toEqual([400, 'coupon_invalid'])
})

test('sessions lead to the provider and back into the product', async () => {
  const newcomer = await admin()
  expect((await post(newcomer, '/create-portal-session')).code).toBe('no_subscription')
  expect((await post(newcomer, '/verify-card')).code).toBe('no_payment_method')
  const person = await subscriber('creator')
  const portal = await post(person, '/create-portal-session', { relative_redirect_path: '/app/usage' })
  expect(portal.json).toEqual({ url: 'https://pay.example/portal?to=http://127.0.0.1:8080/app/usage' })
  const card = await post(person, '/create-update-payment-methods-session')
  expect(card.json).toEqual({ url: 'https://pay.example/card?to=http://127.0.0.1:8080/app/subscription' })
  expect((await post(person, '/verify-card')).json).toEqual({ status: 'ok' })
  provider.failNext('card_declined')
  expect(await post(person, '/verify-card')).toMatchObject({ status: 402, code: 'payment_failed' })
})
