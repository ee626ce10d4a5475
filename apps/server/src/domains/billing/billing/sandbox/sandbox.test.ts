import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { BillingFailure } from '#ports/billing-provider.ts'
import { sandboxTests } from './sandbox.testing.ts'

const {
  server,
  sandbox,
  plan,
  contextOf,
  customerOf,
  key,
  checkout,
  idOf,
  post,
  pay,
  urlFrom,
  session,
  documentOf,
  subscriber,
  invoicesOf,
  paidBy,
  advance,
} = await sandboxTests()

test('a checkout shows what will be asked for; paid, it gives plan and credits at once and leads back', async () => {
  const person = await server.signUp()
  const offer = {
    code: 'first-month-creator',
    percentOff: 50,
    amountOffMinor: null,
    currency: null,
    durationInMonths: 1,
  }
  const id = await checkout(person, 'creator', offer)
  expect((await session(id)).checkout).toMatchObject({
    price_cents: 2200,
    discount_cents: 1100,
    due_now_cents: 1100,
    next_payment_cents: 2200,
  })
  expect(await urlFrom(await pay(id, 'pays'))).toContain('checkout=success')
  expect(await documentOf(person)).toMatchObject({
    tier: 'creator',
    status: 'active',
    character_limit: 100_000,
    billing_provider: 'sandbox',
    payment_method: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2090 },
    next_invoice: { amount_due_cents: 2200 },
  })
  expect(await paidBy(person)).toEqual([1100])
})

test('two presses, two tabs, a replay: one subscription and one charge', async () => {
  const person = await server.signUp()
  const [one, two] = [await checkout(person, 'creator'), await checkout(person, 'pro')]
  const first = await Promise.all([pay(one, 'pays'), pay(one, 'pays'), pay(one, 'pays')])
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await pay(two, 'pays')).status).toBe(409)
  expect((await session(one)).state).toBe('done')
  expect(await paidBy(person)).toEqual([2200])
})

test('a refused card says so, gives and keeps nothing, and another one pays on the same page', async () => {
  const person = await server.signUp()
  const id = await checkout(person, 'starter')
  const refused = await pay(id, 'declines')
  expect([refused.status, await refused.json()]).toMatchObject([402, { detail: { status: 'payment_failed' } }])
  const unknown = await post(`sessions/${id}/card`, {
    number: '4111111111111111',
    exp_month: 1,
    exp_year: 2090,
    cvc: '123',
  })
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { detail: { status: 'not_a_test_card' } }])
  expect(await documentOf(person)).toMatchObject({ tier: 'free', payment_method: null })
  expect((await pay(id, 'pays')).status).toBe(200)
  expect(await documentOf(person)).toMatchObject({ tier: 'starter', status: 'active' })
})

test('a bank that asks: incomplete until the answer; no leaves the free plan, yes gives what was bought', async () => {
  const person = await server.signUp()
  const challenge = idOf(await urlFrom(await pay(await checkout(person, 'starter'), 'asks')))
  expect((await session(challenge)).challenge).toEqual({ amount_cents: 500, currency: 'usd' })
  expect(await documentOf(person)).toMatchObject({ tier: 'free', status: 'incomplete' })
  expect(await urlFrom(await post(`sessions/${challenge}/answer`, { agreed: false }))).toContain('checkout=canceled')
  expect(await documentOf(person)).toMatchObject({ tier: 'free', status: 'free' })
  const again = idOf(await urlFrom(await pay(await checkout(person, 'starter'), 'asks')))
  expect(await urlFrom(await post(`sessions/${again}/answer`, { agreed: true }))).toContain('checkout=success')
  expect(await documentOf(person)).toMatchObject({ tier: 'starter', status: 'active' })
  expect(await paidBy(person)).toEqual([500])
})

test('an upgrade that the bank asks about goes through once it is agreed to', async () => {
  const person = await server.signUp()
  const first = idOf(await urlFrom(await pay(await checkout(person, 'starter'), 'asks')))
  await post(`sessions/${first}/answer`, { agreed: true })
  const request = { ...key(), plan: plan('pro'), discount: null }
  const attempt = () => sandbox.upgrade(contextOf(person), customerOf(person), request).catch((error: unknown) => error)
  const failure = await attempt()
  expect(failure).toBeInstanceOf(BillingFailure)
  expect((await attempt()) as BillingFailure).toMatchObject({
    kind: 'requires_action',
    url: (failure as BillingFailure).url,
  })
  await post(`sessions/${idOf((failure as BillingFailure).url ?? '')}/answer`, { agreed: true })
  expect(await documentOf(person)).toMatchObject({ tier: 'pro', status: 'active' })
})

test('an upgrade that the bank asks about sends the person to its page, and is done once they agreed', async () => {
  const person = await server.signUp()
  const first = idOf(await urlFrom(await pay(await checkout(person, 'starter'), 'asks')))
  await post(`sessions/${first}/answer`, { agreed: true })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  const upgrade = await server.fetch('/change-subscription', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ subscription_type: 'pro', billing_period: 'monthly_period' }),
  })
  const { detail } = (await upgrade.json()) as { detail: { code: string; data: { url: string } } }
  expect([upgrade.status, detail.code]).toEqual([402, 'payment_action_required'])
  expect(await documentOf(person)).toMatchObject({ tier: 'starter' })
  await post(`sessions/${idOf(detail.data.url)}/answer`, { agreed: true })
  expect(await documentOf(person)).toMatchObject({ tier: 'pro', status: 'active' })
})

test('a page takes no card any more when its time is over', async () => {
  const person = await server.signUp()
  const id = await checkout(person, 'starter')
  await server.database.db.run(sql`
    update sandbox_sessions set expires_at = now() where workspace_id = ${person.workspaceId}`)
  const late = await pay(id, 'pays')
  expect([late.status, await late.json()]).toMatchObject([409, { detail: { code: 'sandbox_page_expired' } }])
  expect(await documentOf(person)).toMatchObject({ tier: 'free', payment_method: null })
  expect(await invoicesOf(person)).toEqual([])
})

test('an open invoice is paid from the portal with the card on file, once its bank pays again', async () => {
  const person = await subscriber('creator', 'expires')
  await advance(person, 1)
  const returnUrl = 'http://127.0.0.1:8080/app/subscription'
  const { url } = await sandbox.createPortalSession(contextOf(person), customerOf(person), { returnUrl })
  const [open] = (await session(idOf(url))).invoices.filter(({ status }) => status === 'open')
  const payment = () => post(`sessions/${idOf(url)}/invoices/${Number(open?.number)}/payment`)
  expect((await payment()).status).toBe(402)
  await server.database.db.run(sql`
    update sandbox_accounts set billing = jsonb_set(billing, '{card,behaviour}', '"succeeds"')
    where workspace_id = ${person.workspaceId}`)
  expect(await urlFrom(await payment())).toBe(returnUrl)
  expect(await documentOf(person)).toMatchObject({ tier: 'creator', status: 'active', has_open_invoices: false })
  expect((await payment()).status).toBe(409)
  expect(await paidBy(person)).toEqual([2200, 2200])
})

test('the same key has one effect and one answer, also when it was refused', async () => {
  const person = await subscriber()
  const request = { ...key(), plan: plan('pro'), discount: null }
  const upgrades = await Promise.all(
    [1, 2, 3].map(() => sandbox.upgrade(contextOf(person), customerOf(person), request)),
  )
  expect(new Set(upgrades.map(({ version }) => version)).size).toBe(1)
  expect(await paidBy(person)).toHaveLength(2)
  const broke = await subscriber('starter', 'expires')
  const refused = { ...key(), plan: plan('pro'), discount: null }
  const message = () =>
    sandbox.upgrade(contextOf(broke), customerOf(broke), refused).catch((error: Error) => error.message)
  expect(await message()).toBe(await message())
})
