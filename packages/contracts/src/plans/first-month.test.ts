import { expect, test } from 'vitest'
import { isFirstMonthOffered, tiersEverHad } from './first-month.ts'

const offered = (before: readonly string[], present: string, tier = 'creator', billingPeriod = 'monthly_period') =>
  isFirstMonthOffered({
    tier,
    billingPeriod,
    isSignedIn: true,
    previouslySubscribedTiers: tiersEverHad(before, present),
  })

test.each([
  [[], 'free', true],
  [[], 'trial', true],
  [['trial'], 'free', true],
  [[], 'creator', false],
  [[], 'enterprise', false],
  [[], 'grant_tier_1_2025_07_23', false],
  [['starter'], 'free', false],
  [['grant_tier_2_2025_07_23'], 'free', false],
] as const)('after %j and now on %s the first month is offered: %s', (before, present, expected) => {
  expect(offered(before, present)).toBe(expected)
  expect(offered(before, present, 'starter')).toBe(expected)
  expect(offered(before, present, 'pro')).toBe(false)
  expect(offered(before, present, 'creator', 'annual_period')).toBe(false)
})

test('the present tier is counted once, and free is none', () => {
  expect(tiersEverHad(['pro', 'starter'], 'creator')).toEqual(['creator', 'pro', 'starter'])
  expect(tiersEverHad(['pro'], 'pro')).toEqual(['pro'])
  expect(tiersEverHad([], 'free')).toEqual([])
})
