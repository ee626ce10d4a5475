import { expect, test } from 'vitest'
import {
  extensionAllowanceOf,
  formatMoney,
  isFirstMonthOffered,
  recommendedUpgrade,
  seatsByTier,
  tierDisplayNames,
} from '../plans/index.ts'
import { canExtendCharacterLimit, hasPaymentProblem, isBlocked, isFlagged } from './subscription-state.ts'

test.each([
  [2200, 'usd', '$22'],
  [1833, 'usd', '$18.33'],
  [2100, 'eur', '21€'],
  [475, 'eur', '4.75€'],
  [0, 'usd', '$0'],
  [95, 'eur', '0.95€'],
  [1050, 'eur', '10.50€'],
  [-705, 'usd', '-$7.05'],
  [1_320_000, 'eur', '13,200€'],
  [132_000, 'usd', '$1,320'],
] as const)('%i in %s is written %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test('an amount is written in the language of its reader', () => {
  expect([formatMoney(132_050, 'usd', 'de'), formatMoney(1_320_000, 'eur', 'de')]).toEqual(['$1.320,50', '13.200€'])
})

test.each([
  ['free', 'Free', 1, 0],
  ['starter', 'Starter', 1, 0],
  ['creator', 'Creator', 1, 1000],
  ['pro', 'Pro', 1, 3000],
  ['growing_business', 'Scale', 3, 20_000],
  ['scale_2024_08_10', 'Business', 5, 20_000],
  ['grant_tier_1_2025_07_23', 'Grant Tier 1', 3, 20_000],
  ['grant_tier_2_2025_07_23', 'Grant Tier 2', 3, 20_000],
  ['trial', 'Trial', 25, -1],
  ['enterprise', 'Enterprise', 25, -1],
] as const)('%s is called %s, seats %i and may extend by %i', (tier, name, seats, extension) => {
  expect([tierDisplayNames[tier], seatsByTier[tier], extensionAllowanceOf(tier)]).toEqual([name, seats, extension])
})

test('the older name of Business extends like it, and a tier nobody knows does not', () => {
  expect([extensionAllowanceOf('scale'), extensionAllowanceOf('go'), extensionAllowanceOf('toString')]).toEqual([
    20_000, 0, 0,
  ])
})

test('a grant is advised to go on with Business', () => {
  expect(recommendedUpgrade('grant_tier_1_2025_07_23')).toBe('scale_2024_08_10')
  expect([recommendedUpgrade('free'), recommendedUpgrade('pro'), recommendedUpgrade('enterprise')]).toEqual([
    'starter',
    'growing_business',
    undefined,
  ])
})

test.each([
  ['incomplete', true, true],
  ['past_due', true, true],
  ['free_disabled', false, true],
  ['active', false, false],
  ['canceled', false, false],
  ['free', false, false],
  ['trialing', false, false],
  ['a status of the future', false, false],
])('%s: payment problem %s, blocked %s', (status, problem, blocked) => {
  expect([hasPaymentProblem(status), isBlocked(status)]).toEqual([problem, blocked])
  expect([isFlagged({ tier: 'pro', status }), isFlagged({ tier: 'enterprise', status })]).toEqual([blocked, false])
})

test.each([
  [true, 'creator', 'active', true, true],
  [false, 'creator', 'past_due', true, true],
  [true, 'enterprise', 'past_due', true, true],
  [false, 'creator', 'active', false, true],
  [false, 'creator', 'active', true, false],
])('extending is %s for %s, %s (can %s, allowed %s)', (expected, tier, status, can, allowed) => {
  const flags = { can_extend_character_limit: can, allowed_to_extend_character_limit: allowed }
  expect(canExtendCharacterLimit({ tier, status, ...flags })).toBe(expected)
})

test.each([
  [true, 'creator', 'monthly_period', false, ['pro']],
  [true, 'creator', 'monthly_period', true, []],
  [true, 'starter', 'monthly_period', true, ['free', 'trial']],
  [false, 'creator', 'monthly_period', true, ['starter']],
  [false, 'creator', 'monthly_period', true, ['grant_tier_1_2025_07_23']],
  [false, 'creator', 'annual_period', false, []],
  [false, 'pro', 'monthly_period', false, []],
])('the offer of the first month is %s for %s, %s (signed in %s, had %s)', (expected, tier, period, isIn, had) => {
  const situation = { tier, billingPeriod: period, isSignedIn: isIn, previouslySubscribedTiers: had }
  expect(isFirstMonthOffered(situation)).toBe(expected)
})
