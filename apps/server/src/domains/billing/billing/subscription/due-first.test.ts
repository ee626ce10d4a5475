import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { consolidateBilling } from '../consolidated/consolidate-billing.ts'
import { monthsLater } from '../lifecycle/index.ts'
import { createPromoCode } from '../promo/create-promo-code.ts'
import { paysFor } from '../sandbox/subscriber.testing.ts'

const start = new Date('2026-03-10T12:00:00Z')
const clock = { at: start }
const server = await startTestServer({ clock: { now: () => clock.at } })

async function verified(): Promise<TestPerson> {
  const person = await server.signUp()
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  return person
}

const post = (person: TestPerson, path: string, body: object = {}) =>
  server.fetch(path, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const monthly = (subscription_type: string) => ({ subscription_type, billing_period: 'monthly_period' })

/** Somebody whose plan another workspace pays, and becomes smaller when the period ends. */
async function givenSmallerPlanToCome(): Promise<TestPerson> {
  const [payer, person] = [await verified(), await verified()]
  await paysFor(server, payer, { tier: 'pro' })
  await consolidateBilling(server.product.systemContext(person.workspaceId), {
    workspaceId: person.workspaceId,
    chargeWorkspaceId: payer.workspaceId,
    adminsMayBuy: true,
  })
  for (const [path, tier] of [
    ['/create-checkout-session', 'pro'],
    ['/change-subscription', 'starter'],
  ] as const)
    expect((await post(person, path, monthly(tier))).status).toBe(200)
  return person
}

test.each([
  ['/change-subscription', monthly('creator')],
  ['/upgrade-subscription', { ...monthly('creator'), idempotency_key: 'once' }],
  ['/change-to-free-plan', {}],
  ['/cancel-downgrade', {}],
  ['/cancel-subscription', {}],
  ['/renew-subscription', {}],
  ['/apply-discount', { discount_code: 'loyal' }],
])('%s hears what fell due first, and the log says with whose request', async (path, body) => {
  clock.at = start
  const person = await givenSmallerPlanToCome()
  if (path === '/apply-discount')
    await createPromoCode(server.product.systemContext(), {
      code: 'loyal',
      amount_off: 500,
      percent_off: null,
      duration_in_months: null,
      redemptions_max: null,
      redemptions_max_per_workspace: null,
      tiers: null,
      billing_periods: null,
      expires_at: null,
    })
  clock.at = monthsLater(start, 1)
  expect((await post(person, path, body)).status).not.toBe(500)
  const { rows } = await server.database.pool.query(
    `select action, details ->> 'from' as was, details ->> 'to' as is from audit_entries
     where actor_id = $1 and created_at = $2 order by id`,
    [person.userId, clock.at],
  )
  expect(rows.slice(0, 2)).toEqual([
    { action: 'billing.consolidated-charge-noted', was: null, is: null },
    { action: 'billing.subscription-changed', was: 'pro', is: 'starter' },
  ])
})
