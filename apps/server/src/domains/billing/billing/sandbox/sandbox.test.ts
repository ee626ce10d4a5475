import { SandboxOutcome, SandboxSession } from '@vireo/contracts/billing'
import { SubscriptionDocument } from '@vireo/contracts/users'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { BillingFailure, type Discount } from '#ports/billing-provider.ts'
import { soldPlan } from '#plans'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { monthsLater } from '../engine/index.ts'
import { advanceSandboxClock, sandboxTime } from './advance-clock.ts'
import { carryOutDue } from './carry-out-due.ts'
import { createSandbox } from './create-sandbox.ts'
import { deliverEvent } from './deliver-event.ts'
import { signWebhook } from './sign-webhook.ts'
import { setSandboxDown } from './request-store.ts'

const server = await startTestServer()
const sandbox = createSandbox({ vault: server.ports.vault, publicUrl: server.ports.settings.publicUrl })

type Tier = 'starter' | 'creator' | 'pro'
const numbers = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  expires: '4000 0000 0000 0069',
}
const plan = (tier: Tier, billingPeriod: 'monthly_period' | 'annual_period' = 'monthly_period') => {
  const sold = soldPlan({ tier, billingPeriod, currency: 'usd' })
  if (!sold) throw new Error(`${tier} is not sold.`)
  return sold
}
const contextOf = ({ workspaceId }: TestPerson) => server.product.systemContext(workspaceId)
const customerOf = ({ workspaceId, email }: TestPerson) => ({
  workspaceId,
  email,
  customerRef: null,
  subscriptionRef: null,
})
let asked = 0
const key = () => ({ idempotencyKey: `key-${asked++}` })

async function checkout(person: TestPerson, tier: Tier, discount: Discount | null = null): Promise<string> {
  const { url } = await sandbox.createCheckout(contextOf(person), customerOf(person), {
    ...key(),
    plan: plan(tier),
    discount,
    successUrl: 'http://127.0.0.1:8080/app/subscription?checkout=success',
    cancelUrl: 'http://127.0.0.1:8080/app/subscription?checkout=canceled',
  })
  return idOf(url)
}
const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

const post = (path: string, body: unknown = {}) =>
  server.fetch(`/v1/billing/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const pay = (id: string, card: keyof typeof numbers) =>
  post(`sessions/${id}/card`, { number: numbers[card], exp_month: 12, exp_year: 2090, cvc: '123' })
const urlFrom = async (answer: Response) => SandboxOutcome.parse(await answer.json()).url
const session = async (id: string) =>
  SandboxSession.parse(await (await server.fetch(`/v1/billing/sandbox/sessions/${id}`)).json())
const documentOf = async (person: TestPerson) =>
  SubscriptionDocument.parse(await (await server.fetch('/v1/user/subscription', { headers: person.headers })).json())

async function subscriber(tier: Tier = 'creator', card: keyof typeof numbers = 'pays'): Promise<TestPerson> {
  const person = await server.signUp()
  expect((await pay(await checkout(person, tier), card)).status).toBe(200)
  return person
}

async function invoicesOf(person: TestPerson) {
  const { invoices } = await sandbox.listInvoices(contextOf(person), customerOf(person), {
    limit: 100,
    cursor: undefined,
  })
  return invoices
}
const paidBy = async (person: TestPerson) =>
  (await invoicesOf(person))
    .filter(({ status }) => status === 'paid')
    .map(({ amountPaidMinor }) => amountPaidMinor)
    .toReversed()

async function advance(person: TestPerson, months: number) {
  const ctx = contextOf(person)
  return advanceSandboxClock(ctx, person.workspaceId, monthsLater(await sandboxTime(ctx, person.workspaceId), months))
}

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

test('a year on the clock of one workspace: it renews, resets and pays twelve times, others stay where they are', async () => {
  const [person, other] = [await subscriber(), await subscriber()]
  await advance(person, 12)
  expect(await paidBy(person)).toEqual(Array.from({ length: 13 }, () => 2200))
  expect(await paidBy(other)).toEqual([2200])
  await expect(advanceSandboxClock(contextOf(person), person.workspaceId, new Date())).rejects.toThrow(
    'only goes forward',
  )
})

test('a renewal that fails, and the card that sets it right at once', async () => {
  const person = await subscriber('creator', 'expires')
  await advance(person, 1)
  expect(await documentOf(person)).toMatchObject({ tier: 'creator', status: 'past_due', has_open_invoices: true })
  const { url } = await sandbox.createPaymentMethodSession(contextOf(person), customerOf(person), {
    ...key(),
    returnUrl: 'http://127.0.0.1:8080/app/subscription',
  })
  expect((await pay(idOf(url), 'declines')).status).toBe(402)
  expect((await pay(idOf(url), 'pays')).status).toBe(200)
  expect(await documentOf(person)).toMatchObject({ tier: 'creator', status: 'active', has_open_invoices: false })
  expect(await paidBy(person)).toEqual([2200, 2200])
})

test('a card that stays bad ends the plan after the last try; usage beyond it stays owed and blocks until it is paid', async () => {
  const person = await subscriber('creator', 'expires')
  await sandbox.addInvoiceItem(contextOf(person), customerOf(person), {
    ...key(),
    description: 'Extra credits',
    amountMinor: 300,
    currency: 'usd',
    collectNow: false,
  })
  await advance(person, 2)
  expect(await documentOf(person)).toMatchObject({ tier: 'free', status: 'free_disabled', is_spending_blocked: true })
  const { url } = await sandbox.createPortalSession(contextOf(person), customerOf(person), {
    returnUrl: 'http://127.0.0.1:8080/app/subscription',
  })
  const portal = await session(idOf(url))
  const [open] = portal.invoices.filter(({ status }) => status === 'open')
  expect(open).toMatchObject({ amount_due_cents: 300, customer_email: person.email })
  expect((await post(`sessions/${idOf(url)}/invoices/${Number(open?.number)}/payment`)).status).toBe(402)
  expect((await pay(idOf(url), 'pays')).status).toBe(200)
  expect(await documentOf(person)).toMatchObject({ tier: 'free', status: 'free', is_spending_blocked: false })
})

test('an invoice has a page of its own, which nobody finds by guessing', async () => {
  const person = await subscriber()
  const [invoice] = await invoicesOf(person)
  const id = idOf(invoice?.hostedUrl ?? '')
  const answer = await server.fetch(`/v1/billing/sandbox/invoices/${id}`)
  expect(await answer.json()).toMatchObject({
    number: '0001',
    status: 'paid',
    amount_paid_cents: 2200,
    lines: [{ amount_cents: 2200 }],
  })
  const other = id.replace('~1~', '~2~')
  expect((await server.fetch(`/v1/billing/sandbox/invoices/${other}`)).status).toBe(404)
  expect((await server.fetch('/v1/billing/sandbox/sessions/made-up')).status).toBe(404)
})

test('no number of a card is kept anywhere', async () => {
  const person = await subscriber()
  await pay(await checkout(person, 'pro'), 'asks')
  const rows = await server.database.db.many<{ text: string }>(sql`
    select billing::text as text from sandbox_accounts union all select details::text from sandbox_sessions
    union all select body from sandbox_events union all select invoice::text from sandbox_invoices`)
  const kept = rows.map(({ text }) => text).join(' ')
  for (const number of Object.values(numbers)) {
    expect(kept).not.toContain(number)
    expect(kept).not.toContain(number.replaceAll(' ', ''))
  }
})

test('while it is down everything answers that it is, nothing changes, and a retry works', async () => {
  const person = await subscriber()
  const id = await checkout(await server.signUp(), 'starter')
  const request = { ...key(), plan: plan('pro'), discount: null }
  const attempt = () => sandbox.upgrade(contextOf(person), customerOf(person), request)
  await setSandboxDown(contextOf(person), true)
  try {
    await expect(attempt()).rejects.toMatchObject({ kind: 'unavailable' })
    const refused = await pay(id, 'pays')
    expect([refused.status, await refused.json()]).toMatchObject([503, { detail: { status: 'billing_unavailable' } }])
  } finally {
    await setSandboxDown(contextOf(person), false)
  }
  expect((await attempt()).plan?.tier).toBe('pro')
  expect((await pay(id, 'pays')).status).toBe(200)
})

test('what fell due while nobody was there is carried out by the job, once', async () => {
  const person = await subscriber()
  const db = server.database.db
  // As if a month had gone by: everything in the books lies a month further back.
  await db.run(sql`
    update sandbox_accounts set clock_ahead_ms = ${32 * 86_400_000}, next_due_at = now() - interval '1 minute'
    where workspace_id = ${person.workspaceId}`)
  await Promise.all([carryOutDue(server.product.systemContext()), carryOutDue(server.product.systemContext())])
  expect(await paidBy(person)).toEqual([2200, 2200])
})

test('a process that dies between provider and product loses nothing: the webhook tells it again, and again changes nothing', async () => {
  const person = await subscriber()
  const ctx = contextOf(person)
  // The provider did it; the product died before it heard.
  const snapshot = await sandbox.upgrade(ctx, customerOf(person), { ...key(), plan: plan('pro'), discount: null })
  expect((await documentOf(person)).tier).toBe('creator')
  const events = await server.database.db.many<{ id: string }>(sql`
    select id from sandbox_events where workspace_id = ${person.workspaceId} and delivered_at is null order by id desc`)
  for (const { id } of [...events, ...events]) await deliverEvent(ctx, id)
  expect(await documentOf(person)).toMatchObject({ tier: 'pro', status: 'active', character_limit: 500_000 })
  expect(await applySnapshot(ctx, snapshot)).toBe('known')
  expect(await paidBy(person)).toHaveLength(2)
})

test('its webhooks are believed only with a fresh signature over these very bytes', async () => {
  const person = await subscriber()
  const { vault } = server.ports
  const [event] = await server.database.db.many<{ body: string }>(sql`
    select body from sandbox_events where workspace_id = ${person.workspaceId} limit 1`)
  const body = event?.body ?? ''
  const send = (signature: string, text = body) =>
    server.fetch('/v1/billing/webhooks/sandbox', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
      body: text,
    })
  const signed = (at: Date) => signWebhook(vault, Buffer.from(body), at)
  const now = Date.now()
  const answers = await Promise.all([
    send(signed(new Date(now))),
    send(signed(new Date(now - 301_000))),
    send(signed(new Date(now + 310_000))),
    send(signed(new Date(now)), `${body} `),
    send('t=1,v1=00'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400])
})
