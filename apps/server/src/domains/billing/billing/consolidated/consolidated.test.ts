import { SubscriptionDocument } from '@vireo/contracts/users'
import { Workspace } from '@vireo/contracts/workspaces'
import { beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import type { BillingProvider } from '#ports/billing-provider.ts'
import { transaction } from '#kernel/transaction.ts'
import { soldPlan } from '#plans'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { monthsLater, subscribe } from '../lifecycle/index.ts'
import { readTestCard, replaceCard } from '../lifecycle/payments/index.ts'
import { listInvoicesBelow } from '../sandbox/account-store.ts'
import { carryOutDue } from '../sandbox/carry-out-due.ts'
import { setSandboxDown } from '../sandbox/set-sandbox-down.ts'
import { takeStep } from '../sandbox/take-step.ts'
import { consolidateBilling } from './consolidate-billing.ts'
import { deliverCharges } from './deliver-charges.ts'
import { endAgreementsOf, endConsolidation } from './end-consolidation.ts'
import { settleConsolidated } from './settle-consolidated.ts'

const start = new Date('2026-03-10T12:00:00Z')
const clock = { at: start }
const server = await startTestServer({ clock: { now: () => clock.at } })
const { product, ports } = server
const contextOf = ({ workspaceId }: TestPerson) => product.systemContext(workspaceId)
const instance = product.systemContext()
beforeEach(() => {
  clock.at = start
})

const sandbox = providerCalled('sandbox')
function providerCalled(name: BillingProvider['name']): BillingProvider {
  const found = ports.billing.find(name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const plan = (tier: 'starter' | 'creator' | 'pro') => {
  const sold = soldPlan({ tier, billingPeriod: 'monthly_period', currency: 'usd' })
  if (!sold) throw new Error(`${tier} is not sold.`)
  return sold
}
const card = (number: string) => {
  const read = readTestCard({ number, expMonth: 12, expYear: 2090 })
  if (!read) throw new Error('This is no test card.')
  return read
}
const customerOf = ({ workspaceId, email }: TestPerson) =>
  ({ workspaceId, email, customerRef: workspaceId, subscriptionRef: null }) as const

/** Brings over what the sandbox knows. */
async function hear(person: TestPerson) {
  const snapshot = await sandbox.readSubscription(contextOf(person), customerOf(person))
  if (snapshot) await applySnapshot(contextOf(person), snapshot)
}

async function verified(): Promise<TestPerson> {
  const person = await server.signUp()
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  return person
}

/** Somebody with a Pro plan and a card. */
async function givenPayer(number = '4242424242424242'): Promise<TestPerson> {
  const person = await verified()
  await takeStep(contextOf(person), person.workspaceId, (billing, now) =>
    subscribe(billing, { plan: plan('pro'), discount: null, card: card(number) }, now, 'present'),
  )
  await hear(person)
  return person
}

async function givenTwo({ adminsMayBuy = true } = {}) {
  const [payer, person] = [await givenPayer(), await verified()]
  await consolidateBilling(contextOf(person), {
    workspaceId: person.workspaceId,
    chargeWorkspaceId: payer.workspaceId,
    adminsMayBuy,
  })
  return { payer, person }
}

const post = async (person: TestPerson, path: string, body: unknown = {}) => {
  const answer = await server.fetch(path, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}
const wanted = (tier: string) => ({ subscription_type: tier, billing_period: 'monthly_period' })
const buy = (person: TestPerson, tier: string) =>
  post(person, '/create-checkout-session', { ...wanted(tier), no_default_promocode: true })
const documentOf = async (person: TestPerson) =>
  SubscriptionDocument.parse(await (await server.fetch('/v1/user/subscription', { headers: person.headers })).json())

/** What the payer was charged for the other one, in order. */
async function chargedFor(payer: TestPerson, person: TestPerson): Promise<number[]> {
  const invoices = await listInvoicesBelow(contextOf(payer), payer.workspaceId, { below: undefined, limit: 1000 })
  return invoices
    .filter(({ invoice }) => invoice.lines.some(({ description }) => description.includes(person.workspaceId)))
    .map(({ invoice }) => invoice.amountDueMinor)
    .toReversed()
}

const workspaceOf = async (person: TestPerson) =>
  Workspace.parse(await (await server.fetch('/v1/workspace', { headers: person.headers })).json())

/** Time goes by, and the jobs run: twice, at once, as on two nodes. */
async function passTo(at: Date, payer: TestPerson) {
  clock.at = at
  await carryOutDue(instance)
  await hear(payer)
  await Promise.all([settleConsolidated(instance, ports.billing), settleConsolidated(instance, ports.billing)])
}

test('a plan is taken at once, charged to the other workspace once, and both sides can see why', async () => {
  const { payer, person } = await givenTwo()
  const answers = await Promise.all([buy(person, 'creator'), buy(person, 'creator')])
  expect(answers.map(({ status }) => status)).toContain(200)
  await deliverCharges(instance, ports.billing)
  expect(await chargedFor(payer, person)).toEqual([2200])
  expect(await documentOf(person)).toMatchObject({
    tier: 'creator',
    status: 'active',
    character_limit: 100_000,
    billing_provider: 'consolidated',
    has_payment_methods: false,
    payment_method: null,
  })
  expect(await workspaceOf(person)).toMatchObject({
    consolidated_billing: { charge_workspace_id: payer.workspaceId },
    reporting_workspaces: [],
    payment_provider: { provider: 'consolidated', subscription: { cancel_at: null }, subscription_schedule: null },
  })
  expect(await workspaceOf(payer)).toMatchObject({
    consolidated_billing: null,
    reporting_workspaces: [person.workspaceId],
  })
  const { rows } = await server.database.pool.query<{ workspace_id: string }>(
    "select workspace_id from audit_entries where action = 'billing.consolidation-agreed' and target_id = $1",
    [person.workspaceId],
  )
  expect(rows.map((row) => row.workspace_id).toSorted()).toEqual([payer.workspaceId, person.workspaceId].toSorted())
})

test('a year: an upgrade prorated, a downgrade when the period ends, twelve renewals, none twice, missed or negative', async () => {
  const { payer, person } = await givenTwo()
  await buy(person, 'creator')
  clock.at = new Date('2026-03-26T00:00:00Z')
  expect(await post(person, '/change-subscription', wanted('pro'))).toMatchObject({ status: 200 })
  expect(await post(person, '/change-subscription', wanted('starter'))).toMatchObject({ status: 200 })
  expect(await documentOf(person)).toMatchObject({ tier: 'pro', pending_change: { next_tier: 'starter' } })
  expect((await workspaceOf(person)).payment_provider?.subscription_schedule).toEqual({
    metadata: { type: 'downgrade', downgrade_to: 'starter' },
  })
  for (let month = 1; month <= 12; month++) await passTo(monthsLater(start, month), payer)
  const [first, upgrade, ...renewals] = await chargedFor(payer, person)
  expect(first).toBe(2200)
  // 15.5 of 31 days of 9,900 less as much of 2,200.
  expect(upgrade).toBe(3850)
  expect(renewals).toEqual(Array.from({ length: 12 }, () => plan('starter').amountMinor))
  expect(await documentOf(person)).toMatchObject({ tier: 'starter', status: 'active' })
})

test('while the provider of the one that pays is away nothing is changed, it says so, and a retry works', async () => {
  const { payer, person } = await givenTwo()
  await setSandboxDown(instance, true)
  try {
    expect(await buy(person, 'creator')).toMatchObject({
      status: 503,
      text: expect.stringContaining('billing_unavailable'),
    })
    expect(await documentOf(person)).toMatchObject({ tier: 'free' })
  } finally {
    await setSandboxDown(instance, false)
  }
  expect(await buy(person, 'creator')).toMatchObject({ status: 200 })
  clock.at = monthsLater(start, 1)
  await setSandboxDown(instance, true)
  try {
    await settleConsolidated(instance, ports.billing)
  } finally {
    await setSandboxDown(instance, false)
  }
  expect(await chargedFor(payer, person)).toEqual([2200])
  await passTo(monthsLater(start, 1), payer)
  expect(await chargedFor(payer, person)).toEqual([2200, 2200])
})

test('a process that dies after the provider took a charge charges nothing twice, and one that told nobody is made up for', async () => {
  const { payer, person } = await givenTwo()
  await buy(person, 'creator')
  const { pool } = server.database
  await pool.query('update consolidated_charges set charged_at = null where workspace_id = $1', [person.workspaceId])
  await pool.query("update subscriptions set provider_versions = '{}', tier = 'free' where workspace_id = $1", [
    person.workspaceId,
  ])
  await settleConsolidated(instance, ports.billing)
  expect(await chargedFor(payer, person)).toEqual([2200])
  expect(await documentOf(person)).toMatchObject({ tier: 'creator', status: 'active' })
})

test('when the one that pays cannot, the plan is past due and ends with it; paid in time, it goes on', async () => {
  const { payer, person } = await givenTwo()
  await buy(person, 'creator')
  const broken = card('4000000000000069')
  await takeStep(contextOf(payer), payer.workspaceId, (billing, now) => replaceCard(billing, broken, now, 'present'))
  const { pool } = server.database
  await pool.query(
    "update sandbox_accounts set billing = jsonb_set(billing, '{card,payments}', '1') where workspace_id = $1",
    [payer.workspaceId],
  )
  await passTo(monthsLater(start, 1), payer)
  expect(await documentOf(person)).toMatchObject({ tier: 'creator', status: 'past_due' })
  expect((await buy(person, 'pro')).status).toBe(409)
  await takeStep(contextOf(payer), payer.workspaceId, (billing, now) =>
    replaceCard(billing, card('4242424242424242'), now, 'present'),
  )
  await passTo(new Date(clock.at.getTime() + 1000), payer)
  expect(await documentOf(person)).toMatchObject({ tier: 'creator', status: 'active' })
  expect(await chargedFor(payer, person)).toEqual([2200, 2200])
  await takeStep(contextOf(payer), payer.workspaceId, (billing, now) => replaceCard(billing, broken, now, 'present'))
  await pool.query(
    "update sandbox_accounts set billing = jsonb_set(billing, '{card,payments}', '1') where workspace_id = $1",
    [payer.workspaceId],
  )
  await passTo(monthsLater(start, 2), payer)
  await passTo(new Date(monthsLater(start, 2).getTime() + 8 * 86_400_000), payer)
  expect(await documentOf(payer)).toMatchObject({ tier: 'free' })
  // An API key is told in the words that the public API has for it.
  expect(await documentOf(person)).toMatchObject({ tier: 'free', status: 'free' })
  expect(await chargedFor(payer, person)).toEqual([2200, 2200])
})

test('cards and invoices are elsewhere, which admins are told by name; who spends is agreed on', async () => {
  const { person } = await givenTwo({ adminsMayBuy: false })
  for (const path of ['/create-portal-session', '/create-update-payment-methods-session', '/verify-card'])
    expect(await post(person, path)).toMatchObject({
      status: 409,
      text: expect.stringMatching(
        /billing_not_available.*The workspace “.+” pays for this one|pays for this one.*billing_not_available/,
      ),
    })
  expect(await buy(person, 'creator')).toMatchObject({
    status: 409,
    text: expect.stringContaining('Only its own admins can spend more here.'),
  })
})

test('no circle, no chain, nobody who does not pay, and nobody who owes', async () => {
  const { payer, person } = await givenTwo()
  const other = await verified()
  const agree = (who: TestPerson, charged: TestPerson) =>
    consolidateBilling(contextOf(who), {
      workspaceId: who.workspaceId,
      chargeWorkspaceId: charged.workspaceId,
      adminsMayBuy: true,
    })
  await expect(agree(payer, payer)).rejects.toThrow('to itself')
  await expect(agree(payer, person)).rejects.toThrow('no plan of its own')
  await expect(agree(other, person)).rejects.toThrow('no plan of its own')
  await expect(agree(payer, await givenPayer())).rejects.toThrow('pays for others')
  await expect(agree(await givenPayer(), payer)).rejects.toThrow('still paid for')
})

test.each([
  ['an operator ends the agreement', (_payer, person) => endConsolidation(contextOf(person), person.workspaceId)],
  [
    'the workspace that pays is deleted',
    (payer) => transaction(contextOf(payer), (ctx) => endAgreementsOf(ctx, payer.workspaceId)),
  ],
] satisfies [string, (payer: TestPerson, person: TestPerson) => Promise<unknown>][])(
  'when %s nothing is renewed, and the workspace buys where everybody does',
  async (_what, end) => {
    const { payer, person } = await givenTwo()
    await buy(person, 'creator')
    await end(payer, person)
    await settleConsolidated(instance, ports.billing)
    expect(await documentOf(person)).toMatchObject({ tier: 'creator', pending_change: { kind: 'cancellation' } })
    expect((await post(person, '/renew-subscription')).status).toBe(409)
    await passTo(monthsLater(start, 1), payer)
    expect(await documentOf(person)).toMatchObject({ tier: 'free', billing_provider: 'sandbox' })
    expect(await chargedFor(payer, person)).toEqual([2200])
    const { status, text } = await buy(person, 'creator')
    expect([status, text]).toEqual([200, expect.stringContaining('/sandbox/checkout/')])
  },
)
