import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { advanceSandboxClock } from './advance-clock.ts'
import { carryOutDue } from './carry-out-due.ts'
import { deliverEvent } from './webhooks/deliver-event.ts'
import { signWebhook } from './webhooks/sign-webhook.ts'
import { setSandboxDown } from './set-sandbox-down.ts'
import { sandboxTests } from './sandbox.testing.ts'

const {
  server,
  sandbox,
  numbers,
  plan,
  contextOf,
  customerOf,
  key,
  checkout,
  idOf,
  post,
  pay,
  session,
  documentOf,
  subscriber,
  invoicesOf,
  paidBy,
  advance,
} = await sandboxTests()

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
    description: 'Overage',
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
