import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SoldPlan } from '../../ports/billing-provider.ts'
import { type PlanOf, readPlanName, snapshotOfEntitlements } from './entitlement-snapshot.ts'
import type { Entitlement } from './procurement.ts'

const asked = { workspaceId: 'ws_1', version: 3, asOf: new Date('2026-03-01T00:00:00Z'), accountRef: 'acct' }
const planOf: PlanOf = (tier, billingPeriod): SoldPlan | undefined =>
  tier === 'free'
    ? undefined
    : { tier, planVersion: 1, displayName: tier, billingPeriod, currency: 'usd', amountMinor: 2200 }
const given = (fields: Partial<Entitlement> = {}): Entitlement => ({
  name: 'providers/p/entitlements/e1',
  account: 'providers/p/accounts/acct',
  state: 'ENTITLEMENT_ACTIVE',
  plan: 'creator',
  newPendingPlan: '',
  createTime: '2026-01-31T10:00:00Z',
  updateTime: '2026-01-31T10:00:00Z',
  ...fields,
})

test.each([
  ['creator', { tier: 'creator', billingPeriod: 'monthly_period' }],
  ['growing-business-annual', { tier: 'growing_business', billingPeriod: 'annual_period' }],
  ['scale-2024-08-10', { tier: 'scale_2024_08_10', billingPeriod: 'monthly_period' }],
  ['gold', undefined],
  ['', undefined],
])('the plan %s is %j', (name, plan) => {
  expect(readPlanName(name)).toEqual(plan)
})

describe('an entitlement', () => {
  test.each([
    ['ENTITLEMENT_ACTIVATION_REQUESTED', 'incomplete', null],
    ['ENTITLEMENT_ACTIVE', 'active', null],
    ['ENTITLEMENT_PENDING_CANCELLATION', 'active', { kind: 'cancellation', at: new Date('2026-03-31T10:00:00Z') }],
    [
      'ENTITLEMENT_PENDING_PLAN_CHANGE',
      'active',
      { kind: 'change', tier: 'starter', billingPeriod: 'monthly_period', at: new Date('2026-03-31T10:00:00Z') },
    ],
    ['ENTITLEMENT_PENDING_PLAN_CHANGE_APPROVAL', 'active', null],
    ['ENTITLEMENT_SUSPENDED', 'past_due', null],
    ['ENTITLEMENT_CANCELLED', 'free', null],
    ['ENTITLEMENT_SOMETHING_NEW', 'free', null],
  ])('%s is %s', (state, status, pending) => {
    const snapshot = snapshotOfEntitlements([given({ state, newPendingPlan: 'starter' })], asked, planOf)
    expect(snapshot).toMatchObject({ status, pending, customerRef: 'acct', version: 3 })
    expect(snapshot.plan?.tier).toBe(status === 'free' ? undefined : 'creator')
  })

  test('of a plan that is not sold here gives nothing', () => {
    for (const plan of ['gold', 'free'])
      expect(snapshotOfEntitlements([given({ plan })], asked, planOf)).toMatchObject({
        status: 'free',
        plan: null,
        period: null,
      })
  })

  test('has periods that begin on its day, or on the last one of a shorter month', () => {
    const at = (asOf: string) => snapshotOfEntitlements([given()], { ...asked, asOf: new Date(asOf) }, planOf).period
    expect(at('2026-02-01T00:00:00Z')).toEqual({
      startsAt: new Date('2026-01-31T10:00:00Z'),
      endsAt: new Date('2026-02-28T10:00:00Z'),
    })
    expect(at('2026-02-28T10:00:00Z')).toEqual({
      startsAt: new Date('2026-02-28T10:00:00Z'),
      endsAt: new Date('2026-03-31T10:00:00Z'),
    })
  })

  test('that is newest and gives something counts, in whatever order they are listed', () => {
    const all = [
      given({ name: 'providers/p/entitlements/old', createTime: '2025-01-01T00:00:00Z', plan: 'starter' }),
      given({ name: 'providers/p/entitlements/new', createTime: '2026-02-01T00:00:00Z', plan: 'pro' }),
      given({
        name: 'providers/p/entitlements/gone',
        createTime: '2026-02-02T00:00:00Z',
        state: 'ENTITLEMENT_CANCELLED',
      }),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (listed) => {
        expect(snapshotOfEntitlements(listed, asked, planOf)).toMatchObject({
          subscriptionRef: 'new',
          plan: { tier: 'pro' },
        })
      }),
    )
  })
})
