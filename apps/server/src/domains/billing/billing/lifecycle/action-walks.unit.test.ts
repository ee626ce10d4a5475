import { type PlanChoice, subscriptionAction } from '@vireo/contracts/billing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BillingFailure } from '#ports/billing-provider.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { addMonths } from './calendar.ts'
import { advance } from './advance.ts'
import { cancelAtPeriodEnd, scheduleChange, unschedule, upgrade } from './change.ts'
import { describePlan } from './describe.ts'
import { type Billing, newBilling, type Step } from './state.ts'
import { subscribe } from './subscribe.ts'
import { aCard, aPlan, at, type SoldTier } from './testing.ts'

const tiers = ['starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10'] as const
const periods = ['monthly_period', 'annual_period'] as const

/** What somebody on this state is shown: the part of the subscription document that actions are derived from. */
function currentPlan(billing: Billing): Parameters<typeof subscriptionAction>[0] {
  const { plan, status, pending } = describePlan(billing)
  return {
    tier: plan?.tier ?? 'free',
    billing_period: plan?.billingPeriod ?? null,
    status,
    pending_change:
      pending?.kind === 'change'
        ? {
            kind: 'change',
            next_tier: pending.tier,
            next_billing_period: pending.billingPeriod ?? 'monthly_period',
            timestamp_seconds: unixSeconds(pending.at),
          }
        : pending && { kind: 'cancellation', timestamp_seconds: unixSeconds(pending.at) },
  }
}

type Move = { readonly choice: PlanChoice; readonly days: number }
const move: fc.Arbitrary<Move> = fc.record({
  choice: fc.oneof(
    { weight: 1, arbitrary: fc.constant<PlanChoice>({ tier: 'free', billing_period: null }) },
    {
      weight: 9,
      arbitrary: fc.record({ tier: fc.constantFrom(...tiers), billing_period: fc.constantFrom(...periods) }),
    },
  ),
  days: fc.integer({ min: 0, max: 50 }),
})

const planOf = ({ tier, billing_period: period }: PlanChoice) => aPlan(tier as SoldTier, period ?? 'monthly_period')

/** Does what the table says. */
function act(billing: Billing, choice: PlanChoice, now: number): Step | undefined {
  switch (subscriptionAction(currentPlan(billing), choice)) {
    case 'none':
      return undefined
    case 'create':
    case 'create_while_on_grant':
      return subscribe(billing, { plan: planOf(choice), discount: null, card: aCard() }, now, 'present')
    case 'upgrade':
      return upgrade(billing, { plan: planOf(choice), discount: null }, now, 'present')
    case 'downgrade':
      return scheduleChange(billing, { target: choice.tier === 'free' ? 'free' : planOf(choice), discount: null }, now)
    case 'cancelDowngrade':
      return unschedule(billing, 'change', now)
    case 'cancelSubscription':
      return cancelAtPeriodEnd(billing, now)
    case 'renewSubscription':
      return unschedule(billing, 'cancellation', now)
  }
}

/** What the table has to say about the very choice after it was made. */
const afterwards = {
  none: 'none',
  create: 'cancelSubscription',
  create_while_on_grant: 'cancelSubscription',
  upgrade: 'cancelSubscription',
  downgrade: 'cancelDowngrade',
  cancelSubscription: 'renewSubscription',
  renewSubscription: 'cancelSubscription',
} as const

test('10,000 random walks: what the table offers is possible, does what it says, and changes the offer accordingly', () => {
  let steps = 0
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 1460 }), (moves, offset) => {
      let now = at('2026-01-01') + offset * 86_400_000
      let billing = newBilling(now)
      for (const { choice, days } of moves) {
        now += days * 86_400_000
        billing = advance(billing, now).billing
        const before = currentPlan(billing)
        const action = subscriptionAction(before, choice)
        billing = act(billing, choice, now)?.billing ?? billing
        const after = currentPlan(billing)
        const next = subscriptionAction(after, choice)
        const isAsTold = action === 'cancelDowngrade' ? after.pending_change === null : next === afterwards[action]
        if (!isAsTold) expect.fail(`after ${action} the table offers ${next}`)
        const { tier, billing_period: period } = action === 'create' || action === 'upgrade' ? choice : before
        if (after.tier !== tier || after.billing_period !== period) expect.fail(`${action} led to ${after.tier}`)
        steps++
      }
      const { subscription } = billing
      if (subscription?.pending?.kind === 'change') {
        const { target } = subscription.pending
        const later = currentPlan(advance(billing, subscription.endsAt).billing)
        expect(later.tier).toBe(target === 'free' ? 'free' : target.tier)
      }
      if (subscription?.pending?.kind === 'cancellation')
        expect(currentPlan(advance(billing, addMonths(now, 13)).billing).tier).toBe('free')
    }),
    { numRuns: 10_000 },
  )
  expect(steps).toBeGreaterThan(10_000)
})

test('what the table does not offer is refused and changes nothing', () => {
  const nobody = newBilling(at('2026-01-01'))
  const paying = subscribe(
    nobody,
    { plan: aPlan('creator'), discount: null, card: aCard() },
    nobody.now,
    'present',
  ).billing
  const refused: (() => Step)[] = [
    () => upgrade(nobody, { plan: aPlan('pro'), discount: null }, nobody.now, 'present'),
    () => scheduleChange(nobody, { target: 'free', discount: null }, nobody.now),
    () => cancelAtPeriodEnd(nobody, nobody.now),
    () => subscribe(paying, { plan: aPlan('pro'), discount: null }, paying.now, 'present'),
    () => unschedule(paying, 'change', paying.now),
    () => unschedule(paying, 'cancellation', paying.now),
  ]
  for (const attempt of refused) expect(attempt).toThrow(BillingFailure)
})

test('a grant makes room for a plan that is paid', () => {
  const now = at('2026-01-01')
  const grant = { ...aPlan('creator'), tier: 'grant_tier_1_2025_07_23', amountMinor: 0 } as const
  const given = subscribe(newBilling(now), { plan: grant, discount: null }, now, 'present').billing
  const choice = { tier: 'pro', billing_period: 'annual_period' } as const
  expect(subscriptionAction(currentPlan(given), choice)).toBe('create_while_on_grant')
  const bought = subscribe(given, { plan: planOf(choice), discount: null, card: aCard() }, now, 'present').billing
  expect(subscriptionAction(currentPlan(bought), choice)).toBe('cancelSubscription')
})
