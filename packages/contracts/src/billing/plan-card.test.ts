import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BillingPeriod, type PendingChange, subscriptionStatuses, tiers } from '../users/index.ts'
import { isActionDisabled, planCard } from './plan-card.ts'
import { type CurrentPlan, type PlanChoice, subscriptionAction } from './subscription-action.ts'

const month = 'monthly_period'
const year = 'annual_period'
const sold = ['starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10'] as const

const choices: readonly PlanChoice[] = [
  { tier: 'free', billing_period: null },
  ...sold.flatMap((tier) => [{ tier, billing_period: month } as const, { tier, billing_period: year } as const]),
]

const actions = {
  n: 'none',
  c: 'create',
  g: 'create_while_on_grant',
  x: 'cancelSubscription',
  u: 'upgrade',
  d: 'downgrade',
} as const

function on(tier: string, billing_period: BillingPeriod | null = null, more: Partial<CurrentPlan> = {}): CurrentPlan {
  return { tier, billing_period, status: 'active', pending_change: null, ...more }
}

// Columns: Free, then Starter, Creator, Pro, Scale and Business, each monthly and annual.
const table: [tier: string, period: BillingPeriod | null, row: string][] = [
  ['free', null, 'n cc cc cc cc cc'],
  ['trial', null, 'c cc cc cc cc cc'],
  ['grant_tier_1_2025_07_23', null, 'g gg gg gg gg gg'],
  ['grant_tier_2_2025_07_23', null, 'g gg gg gg gg gg'],
  ['starter', month, 'd xu uu uu uu uu'],
  ['starter', year, 'd dx du du du du'],
  ['creator', month, 'd du xu uu uu uu'],
  ['creator', year, 'd dd dx du du du'],
  ['pro', month, 'd du du xu uu uu'],
  ['pro', year, 'd dd dd dx du du'],
  ['growing_business', month, 'd du du du xu uu'],
  ['growing_business', year, 'd dd dd dd dx du'],
  ['scale_2024_08_10', month, 'd du du du du xu'],
  ['scale_2024_08_10', year, 'd dd dd dd dd dx'],
  ['enterprise', null, 'd dd dd dd dd dd'],
  ['a tier of the future', month, 'd dd dd dd dd dd'],
]

describe('what choosing a plan means', () => {
  test.each(table)('from %s, %s: %s', (tier, period, row) => {
    const expected = [...row.replaceAll(' ', '')].map((letter) => actions[letter as keyof typeof actions])
    expect(choices.map((choice) => subscriptionAction(on(tier, period), choice))).toEqual(expected)
  })

  test('choosing the same grant, trial or enterprise', () => {
    const choose = (tier: string) => subscriptionAction(on(tier), { tier, billing_period: null })
    expect(['trial', 'grant_tier_1_2025_07_23', 'enterprise'].map(choose)).toEqual([
      'none',
      'cancelSubscription',
      'cancelSubscription',
    ])
  })

  // Columns as above. A given plan has no period, so every period of its own tier is the same plan.
  test.each([
    ['operator', 'pro', 'c cc cc nn cc cc'],
    ['default', 'creator', 'c cc nn cc cc cc'],
    ['operator', 'scale_2024_08_10', 'c cc cc cc cc nn'],
    ['operator', 'trial', 'c cc cc cc cc cc'],
    ['operator', 'enterprise', 'c cc cc cc cc cc'],
    ['grant', 'grant_tier_1_2025_07_23', 'g gg gg gg gg gg'],
  ] as const)('a plan given by %s, %s, can be left by buying one and in no other way', (given_by, tier, row) => {
    const current = on(tier, null, { given_by, status: tier === 'trial' ? 'trialing' : 'active' })
    const expected = [...row.replaceAll(' ', '')].map((letter) => actions[letter as keyof typeof actions])
    expect(choices.map((choice) => subscriptionAction(current, choice))).toEqual(expected)
    for (const choice of choices) {
      const card = planCard({ isSignedIn: true, current, choice, isIsolatedEnvironment: false })
      expect([choice.tier, card.isDisabled]).toEqual([choice.tier, choice.tier === 'free' || card.action === 'none'])
    }
    const own = subscriptionAction(current, { tier, billing_period: null })
    expect(own).toBe('none')
  })

  test('the plan that is scheduled, by tier and period, is what can be taken back; everything else stays', () => {
    for (const [tier, period] of table)
      for (const next of choices) {
        const pending_change: PendingChange = {
          kind: 'change',
          next_tier: next.tier as 'free',
          next_billing_period: next.billing_period ?? month,
          timestamp_seconds: 1,
        }
        for (const choice of choices) {
          const action = subscriptionAction(on(tier, period, { pending_change }), choice)
          expect(action).toBe(choice === next ? 'cancelDowngrade' : subscriptionAction(on(tier, period), choice))
        }
      }
  })

  test('a cancellation is taken back on the plan that is canceled, and nowhere else', () => {
    const pending_change = { kind: 'cancellation', timestamp_seconds: 1 } as const
    for (const [tier, period] of table)
      for (const choice of choices) {
        const without = subscriptionAction(on(tier, period), choice)
        const isSame = without === 'cancelSubscription' || without === 'none'
        const action = subscriptionAction(on(tier, period, { pending_change }), choice)
        expect(action).toBe(isSame ? 'renewSubscription' : without)
      }
  })
})

type DisabledLine = [is: boolean, situation: string, current: CurrentPlan, choice: PlanChoice, isolated?: boolean]

const free: PlanChoice = { tier: 'free', billing_period: null }
const creatorMonthly: PlanChoice = { tier: 'creator', billing_period: month }
const proMonthly: PlanChoice = { tier: 'pro', billing_period: month }

const disabled: DisabledLine[] = [
  [true, 'the plan one has, when that is free', on('free', null, { status: 'free' }), free],
  [false, 'a first plan', on('free', null, { status: 'free' }), creatorMonthly],
  [true, 'a first plan while another one is not paid yet', on('free', null, { status: 'incomplete' }), creatorMonthly],
  [false, 'a plan during a trial', on('trial', null, { status: 'trialing' }), creatorMonthly],
  [true, 'free during a trial', on('trial', null, { status: 'trialing' }), free],
  [true, 'free on a grant', on('grant_tier_1_2025_07_23'), free],
  [false, 'a plan on a grant', on('grant_tier_1_2025_07_23'), proMonthly],
  [true, 'ending a grant', on('grant_tier_1_2025_07_23'), { tier: 'grant_tier_1_2025_07_23', billing_period: null }],
  [true, 'ending enterprise', on('enterprise'), { tier: 'enterprise', billing_period: null }],
  [false, 'ending a paid plan', on('creator', month), creatorMonthly],
  [false, 'a larger plan', on('creator', month), proMonthly],
  [true, 'a larger plan while one owes', on('creator', month, { status: 'past_due' }), proMonthly],
  [true, 'a larger plan in a status nobody knows', on('creator', month, { status: 'paused' }), proMonthly],
  [false, 'a smaller plan while one owes', on('pro', month, { status: 'past_due' }), creatorMonthly],
  [false, 'free on a paid plan', on('pro', month), free],
  [true, 'anything on a paid plan in an isolated environment', on('pro', month), creatorMonthly, true],
  [false, 'a first plan in an isolated environment', on('free', null, { status: 'free' }), proMonthly, true],
  [false, 'another plan from enterprise in an isolated environment', on('enterprise'), proMonthly, true],
]

test.each(disabled)('disabled is %s for %s', (expected, _situation, current, choice, isolated = false) => {
  const card = planCard({ isSignedIn: true, current, choice, isIsolatedEnvironment: isolated })
  expect(card.isDisabled).toBe(expected)
})

const labels: [button: string, current: CurrentPlan, choice: PlanChoice][] = [
  ['Subscribed', on('free'), free],
  ['Subscribe', on('free'), proMonthly],
  ['Subscribe', on('grant_tier_2_2025_07_23'), proMonthly],
  ['Cancel Subscription', on('pro', month), proMonthly],
  ['Do Not Cancel', on('pro', month, { pending_change: { kind: 'cancellation', timestamp_seconds: 1 } }), proMonthly],
  ['Upgrade', on('creator', month), proMonthly],
  ['Upgrade', on('creator', month), { tier: 'pro', billing_period: year }],
  ['Upgrade', on('creator', year), { tier: 'pro', billing_period: year }],
  // These begin at once too, and their dialog says what is lost.
  ['Upgrade', on('pro', month), { tier: 'starter', billing_period: year }],
  ['Upgrade', on('pro', month), { tier: 'pro', billing_period: year }],
  ['Downgrade', on('pro', year), { tier: 'starter', billing_period: year }],
  ['Downgrade', on('pro', year), proMonthly],
  ['Downgrade', on('pro', month), creatorMonthly],
  [
    'Cancel Downgrade',
    on('pro', month, {
      pending_change: { kind: 'change', next_tier: 'creator', next_billing_period: month, timestamp_seconds: 1 },
    }),
    creatorMonthly,
  ],
]

test.each(labels)('the button says %s', (button, current, choice) => {
  expect(planCard({ isSignedIn: true, current, choice, isIsolatedEnvironment: false }).button).toBe(button)
})

test('visitors are asked to start, without anything disabled', () => {
  const card = (choice: PlanChoice) =>
    planCard({ isSignedIn: false, current: null, choice, isIsolatedEnvironment: false })
  expect(card(free)).toEqual({ action: 'signUp', button: 'Get Started Free', badge: null, isDisabled: false })
  expect(card(proMonthly)).toEqual({ action: 'signUp', button: 'Start Today', badge: null, isDisabled: false })
})

test('the plan that will be left says so, and no other', () => {
  const cancellation = { kind: 'cancellation', timestamp_seconds: 1 } as const
  const change = { kind: 'change', next_tier: 'starter', next_billing_period: month, timestamp_seconds: 1 } as const
  const badges = (pending_change: PendingChange | null) =>
    [creatorMonthly, proMonthly, free].map(
      (choice) =>
        planCard({
          isSignedIn: true,
          current: on('creator', month, { pending_change }),
          choice,
          isIsolatedEnvironment: false,
        }).badge,
    )
  expect(badges(null)).toEqual([null, null, null])
  expect(badges(cancellation)).toEqual(['Will be canceled', null, null])
  expect(badges(change)).toEqual(['Will be downgraded', null, null])
})

test.each([month, year] as const)(
  'what is scheduled shows beside prices by the month and by the year, from %s',
  (paid) => {
    const cancellation = { kind: 'cancellation', timestamp_seconds: 1 } as const
    const change = { kind: 'change', next_tier: 'starter', next_billing_period: month, timestamp_seconds: 1 } as const
    const badges = (pending_change: PendingChange) =>
      ([month, year] as const).map(
        (billing_period) =>
          planCard({
            isSignedIn: true,
            current: on('creator', paid, { pending_change }),
            choice: { tier: 'creator', billing_period },
            isIsolatedEnvironment: false,
          }).badge,
      )
    expect(badges(cancellation)).toEqual(['Will be canceled', 'Will be canceled'])
    expect(badges(change)).toEqual(['Will be downgraded', 'Will be downgraded'])
  },
)

test('in 10,000 random walks an enabled button always leads to a state in which every card can be drawn', () => {
  const arbitrary = fc.record({
    tier: fc.constantFrom(...tiers),
    period: fc.constantFrom(month, year),
    status: fc.constantFrom(...subscriptionStatuses),
    steps: fc.array(fc.nat({ max: choices.length - 1 }), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(arbitrary, ({ tier, period, status, steps }) => {
      let current = on(tier, period, { status })
      for (const step of steps) {
        const choice = choices[step] ?? free
        const action = subscriptionAction(current, choice)
        if (isActionDisabled(action, current, choice, false)) continue
        current = walked(current, action, choice)
        // At most one thing is scheduled, and it leads somewhere else.
        if (current.pending_change?.kind === 'change')
          expect(subscriptionAction({ ...current, pending_change: null }, choiceOf(current.pending_change))).toBe(
            'downgrade',
          )
      }
    }),
    { numRuns: 10_000 },
  )
})

function choiceOf(pending: Extract<PendingChange, { kind: 'change' }>): PlanChoice {
  return (
    choices.find(
      ({ tier, billing_period }) =>
        tier === pending.next_tier && (billing_period ?? month) === pending.next_billing_period,
    ) ?? free
  )
}

/** What the server makes of an action, as far as the cards can tell. */
function walked(current: CurrentPlan, action: string, choice: PlanChoice): CurrentPlan {
  switch (action) {
    case 'create':
    case 'create_while_on_grant':
    case 'upgrade':
      return { ...choice, status: 'active', pending_change: null }
    case 'downgrade': {
      const pending_change = {
        kind: 'change',
        next_tier: choice.tier as 'free',
        next_billing_period: choice.billing_period ?? month,
        timestamp_seconds: 1,
      } as const
      return { ...current, pending_change }
    }
    case 'cancelSubscription':
      return { ...current, pending_change: { kind: 'cancellation', timestamp_seconds: 1 } }
    default:
      return { ...current, pending_change: null }
  }
}
