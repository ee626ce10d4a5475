import { PlanChangePreview } from '@vireo/contracts/billing'
import { SubscriptionDocument } from '@vireo/contracts/users'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { givenPerson, givenTeammate } from '#test/teammates.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { accountOf, verifyLedger } from '#usage'
import { reserve, settle } from '#usage/reservations/index.ts'
import { giveTier } from '../agreed/give-tier.ts'
import { paysFor } from '../sandbox/subscriber.testing.ts'

// It stands still: what is left of a month is counted by the second.
const server = await startTestServer({ clock: createManualClock(new Date()) })
const [month, year] = ['monthly_period', 'annual_period']

async function post({ accessToken }: Pick<TestPerson, 'accessToken'>, path: string, body: object) {
  return server.fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
async function preview(person: TestPerson, subscription_type: string, billing_period: string | null = null) {
  const answer = await post(person, '/v1/billing/preview-change', { subscription_type, billing_period })
  return PlanChangePreview.parse(await answer.json())
}
async function customer(tier: 'starter' | 'creator' | 'pro'): Promise<TestPerson> {
  const person = await server.signUp()
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  await paysFor(server, person, { tier })
  return person
}
const paidBy = async ({ workspaceId }: TestPerson) =>
  (
    await server.database.pool.query<{ paid: number }>(
      "select (invoice->>'amountPaidMinor')::int as paid from sandbox_invoices where workspace_id = $1 order by number",
      [workspaceId],
    )
  ).rows.map(({ paid }) => paid)

test.each([
  ['pro', month, 7700],
  ['starter', year, 2800],
  ['creator', year, 19_800],
])('what is shown for %s, %s is what is charged then', async (tier, period, due) => {
  const person = await customer('creator')
  const shown = await preview(person, tier, period)
  expect(shown).toMatchObject({ action: 'upgrade', takes_effect: 'now', due_now_cents: due, currency: 'usd' })
  expect(shown.lines.map(({ kind }) => kind)).toEqual(['plan', 'unused'])
  expect(await paidBy(person)).toEqual([2200])
  const body = { subscription_type: tier, billing_period: period }
  expect((await post(person, '/change-subscription', body)).status).toBe(200)
  expect(await paidBy(person)).toEqual([2200, due])
})

test('who spent most of a month and changes to a year gets money back for what is left alone, and a fresh month', async () => {
  const person = await customer('creator')
  const ctx = server.product.systemContext(person.workspaceId)
  const { id } = await reserve(ctx, { credits: 60_000, reason: 'test' })
  await transaction(ctx, (ctx) => settle(ctx, id, 60_000))
  const shown = await preview(person, 'creator', year)
  expect(shown).toMatchObject({ due_now_cents: 22_000 - 880, credits: { lost_now: 40_000, added_now: 100_000 } })
  await post(person, '/change-subscription', { subscription_type: 'creator', billing_period: year })
  expect(await paidBy(person)).toEqual([2200, 22_000 - 880])
  expect(await accountOf(ctx)).toMatchObject({ usedCredits: 0, limitCredits: 100_000 })
  expect(await verifyLedger(ctx, person.workspaceId)).toEqual([])
})

test('where cancelling begins is written down, and shows that nothing is charged and what is lost', async () => {
  const person = await customer('pro')
  const shown = await preview(person, 'pro', month)
  expect(shown).toMatchObject({ action: 'cancelSubscription', due_now_cents: 0, next_payment_cents: null })
  expect(shown.changes.filter(({ is_loss }) => is_loss).map(({ fact }) => fact)).toContain('commercial_license')
  const { rows } = await server.database.pool.query(
    "select 1 from audit_entries where workspace_id = $1 and action = 'billing.cancellation-begun'",
    [person.workspaceId],
  )
  expect(rows).toHaveLength(1)
})

test('a downgrade costs nothing now, and one scheduled before is named as what it replaces', async () => {
  const person = await customer('pro')
  expect(await preview(person, 'starter', month)).toMatchObject({
    takes_effect: 'period_end',
    due_now_cents: 0,
    replaces: null,
  })
  await post(person, '/cancel-subscription', {})
  expect(await preview(person, 'starter', month)).toMatchObject({
    next_payment_cents: 500,
    replaces: { kind: 'cancellation' },
  })
  const changed = await post(person, '/change-subscription', { subscription_type: 'starter', billing_period: month })
  expect(SubscriptionDocument.parse(await changed.json()).pending_change).toMatchObject({
    kind: 'change',
    next_tier: 'starter',
  })
})

test('what was given is left at the price of the checkout', async () => {
  const person = await server.signUp()
  await giveTier(server.product.systemContext(person.workspaceId), { workspaceId: person.workspaceId, tier: 'creator' })
  expect(await preview(person, 'starter', month)).toMatchObject({
    action: 'create',
    given_by: 'operator',
    due_now_cents: 500,
    effective_at_unix: null,
  })
})

test('only who may pay is told, and only of plans that are sold', async () => {
  const owner = await givenPerson(server, 'free')
  const viewer = await givenTeammate(server, owner, 'viewer')
  const ask = async (bearer: Readonly<Record<string, string>>, tier: string) => {
    const headers = { ...bearer, 'content-type': 'application/json' }
    const body = JSON.stringify({ subscription_type: tier, billing_period: month })
    return (await server.fetch('/v1/billing/preview-change', { method: 'POST', headers, body })).status
  }
  expect(await ask(viewer.bearer, 'creator')).toBe(403)
  expect(await ask(owner.bearer, 'creator')).toBe(200)
  expect(await ask(owner.bearer, 'enterprise')).toBe(400)
})
