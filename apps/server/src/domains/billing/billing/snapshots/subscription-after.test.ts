import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProviderSnapshot } from '#ports/billing-provider.ts'
import { subscriptionAfter } from './subscription-after.ts'
import type { SubscriptionRow } from '../tables.ts'
import { rowOfNobody, snapshotOf } from '../testing.ts'

const workspaceId = 'ws_1'

function rowWith(given: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return { ...rowOfNobody(), workspace_id: workspaceId, ...given }
}

const discount = {
  code: 'first-month-starter',
  percentOff: 80,
  amountOffMinor: null,
  currency: null,
  durationInMonths: 1,
  endsAt: null,
} as const

const life: readonly ProviderSnapshot[] = [
  snapshotOf({ workspaceId, version: 1 }),
  snapshotOf({ workspaceId, version: 2, tier: 'starter', status: 'incomplete' }),
  snapshotOf({ workspaceId, version: 3, tier: 'starter', discount }),
  snapshotOf({ workspaceId, version: 4, tier: 'creator' }),
  snapshotOf({ workspaceId, version: 5, tier: 'creator', status: 'past_due' }),
  snapshotOf({ workspaceId, version: 6, status: 'free_disabled' }),
  snapshotOf({ workspaceId, version: 7, status: 'canceled' }),
  snapshotOf({ workspaceId, version: 8, tier: 'pro', billingPeriod: 'annual_period' }),
]

type Line = [last: number, tier: string, status: string, billingPeriod: string | null]

const table: Line[] = [
  [1, 'free', 'free', null],
  [2, 'free', 'incomplete', null],
  [3, 'starter', 'active', 'monthly_period'],
  [4, 'creator', 'active', 'monthly_period'],
  [5, 'creator', 'past_due', 'monthly_period'],
  [6, 'free', 'free_disabled', null],
  [7, 'free', 'canceled', null],
  [8, 'pro', 'active', 'annual_period'],
]

test.each(table)('after version %i the workspace has %s, %s', (last, tier, status, billingPeriod) => {
  const after = life.slice(0, last).reduce(subscriptionAfter, rowWith())
  expect([after.tier, after.status, after.billing_period]).toEqual([tier, status, billingPeriod])
})

test.each([
  ['nothing', rowWith()],
  ['a grant', rowWith({ given_tier: 'grant_tier_1_2025_07_23', given_plan_version: 1 })],
  ['a trial', rowWith({ given_tier: 'trial', given_plan_version: 1 })],
])('in 1,000 random orders with repeats, beginning with %s, the end is the same', (_given, row) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: life.length }), fc.infiniteStream(fc.nat()), (count, chance) => {
      const said = life.slice(0, count)
      const draw = () => chance.next().value ?? 0
      const shuffled = [...said, ...said].map((snapshot) => ({ snapshot, at: draw() }))
      const mixed = shuffled.toSorted((a, b) => a.at - b.at).map(({ snapshot }) => snapshot)
      expect(mixed.reduce(subscriptionAfter, row)).toEqual(said.reduce(subscriptionAfter, row))
    }),
    { numRuns: 1000 },
  )
})

test('what an operator gave holds until the first plan that is bought after it', () => {
  const given = rowWith({ given_tier: 'trial', given_plan_version: 1, given_after: { sandbox: 4 }, tier: 'trial' })
  const late = subscriptionAfter({ ...given, provider_versions: { sandbox: 4 } }, life[3] as ProviderSnapshot)
  expect([late.tier, late.given_tier]).toEqual(['trial', 'trial'])
  const bought = subscriptionAfter(late, snapshotOf({ workspaceId, version: 9, tier: 'pro' }))
  expect([bought.tier, bought.given_tier]).toEqual(['pro', null])
  const ended = subscriptionAfter(bought, snapshotOf({ workspaceId, version: 10 }))
  expect([ended.tier, ended.status]).toEqual(['free', 'free'])
})

test('a provider that the workspace does not subscribe through cannot end what another one sold', () => {
  const stripe = subscriptionAfter(rowWith(), snapshotOf({ workspaceId, provider: 'stripe', version: 1, tier: 'pro' }))
  const after = subscriptionAfter(stripe, snapshotOf({ workspaceId, version: 1 }))
  expect([after.provider, after.tier]).toEqual(['stripe', 'pro'])
})
