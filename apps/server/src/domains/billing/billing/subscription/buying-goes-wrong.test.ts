import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { billingHolding } from '../holding.ts'
import { endForGood } from './ending/end-for-good.ts'
import { subscriptionTests } from './subscription.testing.ts'

const { provider, server, post, documentOf, plan, subscriber, promo } = await subscriptionTests()

test('double clicks, two tabs and repeats have one effect', async () => {
  const person = await subscriber('starter')
  const before = provider.asked.length
  const clicks = await Promise.all([1, 2, 3].map(() => post(person, '/change-subscription', plan('creator'))))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
  const cancels = await Promise.all([1, 2].map(() => post(person, '/cancel-subscription')))
  expect(cancels.map(({ status }) => status)).toEqual([200, 200])
  expect(provider.asked.slice(before).map(({ operation }) => operation)).toEqual(['upgrade', 'cancel'])
})

test('an upgrade with a key is made once, and the key belongs to it', async () => {
  const person = await subscriber('starter')
  const before = provider.asked.length
  const body = { ...plan('creator'), idempotency_key: 'click-1' }
  expect((await post(person, '/upgrade-subscription', body)).json).toMatchObject({ tier: 'creator' })
  expect((await post(person, '/cancel-subscription')).status).toBe(200)
  expect((await post(person, '/upgrade-subscription', body)).json).toMatchObject({
    tier: 'creator',
    pending_change: { kind: 'cancellation' },
  })
  expect((await post(person, '/upgrade-subscription', { ...body, ...plan('pro') })).code).toBe('idempotency_key_reused')
  expect(provider.asked.slice(before).map(({ operation }) => operation)).toEqual(['upgrade', 'cancel'])
})

test('a provider that is down changes nothing, and trying again works', async () => {
  const person = await subscriber('starter')
  const before = provider.asked.length
  provider.failNext('unavailable')
  expect(await post(person, '/change-subscription', plan('creator'))).toMatchObject({
    status: 503,
    code: 'billing_unavailable',
  })
  expect((await documentOf(person)).tier).toBe('starter')
  expect((await post(person, '/change-subscription', plan('creator'))).json).toMatchObject({ tier: 'creator' })
  expect(provider.asked.length).toBe(before + 1)
})

test('killed between the provider and the database, a retry finds what was paid and pays nothing twice', async () => {
  const person = await subscriber('starter')
  const before = provider.asked.length
  provider.failNext('crash', 'after')
  expect((await post(person, '/change-subscription', plan('creator'))).status).toBe(500)
  expect((await documentOf(person)).tier).toBe('starter')
  expect((await post(person, '/change-subscription', plan('creator'))).json).toMatchObject({ tier: 'creator' })
  expect(provider.asked.slice(before).map(({ operation }) => operation)).toEqual(['upgrade'])
})

test('a declined card says so, leaves everything as it was, and gives a promo code back', async () => {
  const person = await subscriber('starter')
  await promo({ code: 'ONLYONCE', percent_off: 10, redemptions_max: 1 })
  const body = { ...plan('creator'), promocode: 'ONLYONCE' }
  provider.failNext('card_declined')
  expect(await post(person, '/change-subscription', body)).toMatchObject({ status: 402, code: 'payment_failed' })
  expect((await documentOf(person)).tier).toBe('starter')
  const { rows } = await server.database.pool.query('select 1 from promo_redemptions where promo_key = $1', [
    'onlyonce',
  ])
  expect(rows).toHaveLength(0)
})

test('an editor sees the plan and the credits, nothing of the money, and changes nothing', async () => {
  const person = await subscriber('creator')
  await post(person, '/cancel-subscription')
  await server.database.pool.query("update memberships set role = 'editor', is_owner = false where user_id = $1", [
    person.userId,
  ])
  await expect.poll(async () => (await post(person, '/renew-subscription')).status).toBe(403)
  expect(await documentOf(person)).toMatchObject({
    tier: 'creator',
    character_limit: 100_000,
    can_manage_billing: false,
    next_invoice: null,
    open_invoices: [],
    has_open_invoices: false,
    pending_change: null,
    payment_method: null,
    discount: null,
  })
})

test('who changed what is written down', async () => {
  const person = await subscriber('creator')
  await post(person, '/change-subscription', plan('pro'))
  const { rows } = await server.database.pool.query<{ action: string; actor_id: string }>(
    "select action, actor_id from audit_entries where workspace_id = $1 and action like 'billing.%' order by id",
    [person.workspaceId],
  )
  expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['billing.subscription-changed', ''],
    ['billing.subscription-changed', person.userId],
    ['billing.upgraded', person.userId],
  ])
})

test('a workspace that is erased pays no further, also when the provider is down at first', async () => {
  const person = await subscriber('creator')
  const ctx = server.product.systemContext(person.workspaceId)
  await transaction(ctx, (ctx) => billingHolding.erase?.(ctx, person) ?? Promise.resolve())
  const { rows } = await server.database.pool.query("select 1 from jobs where name = 'billing.end-for-good'")
  expect(rows).toHaveLength(1)
  provider.failNext('unavailable')
  await expect(endForGood(ctx)).rejects.toThrow('cannot be reached')
  await endForGood(ctx)
  await endForGood(ctx)
  expect(provider.say(person.workspaceId).pending).toMatchObject({ kind: 'cancellation' })
  expect(provider.asked.filter(({ operation }) => operation === 'cancel').length).toBeGreaterThan(0)
  expect(await documentOf(person)).toMatchObject({ pending_change: { kind: 'cancellation' } })
})
