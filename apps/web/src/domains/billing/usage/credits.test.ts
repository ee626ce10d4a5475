import type { Subscription } from '@vireo/contracts/users'
import { expect, test } from 'vitest'

import { subscriptionForTests } from '#users/testing.ts'
import { canExtendLimit, characterCount, costOf, covers, creditsOf, quotaText } from './credits.ts'
import { usageWords } from './words.ts'

const free = subscriptionForTests({ character_count: 9000 })
const extending: Subscription = {
  ...free,
  tier: 'creator',
  status: 'active',
  max_character_limit_extension: 1000,
  can_extend_character_limit: true,
  allowed_to_extend_character_limit: true,
}

test('what is left never goes below nothing', () => {
  expect(creditsOf(free)).toMatchObject({ remaining: 1000, usedShare: 0.9 })
  expect(creditsOf({ ...free, character_count: 12_000 })).toMatchObject({ remaining: 0, usedShare: 1 })
})

test.each([
  [free, '9,000 used', '1,000 of 10,000 credits left'],
  [{ ...free, character_count: 0 }, '0 used', '10,000 of 10,000 credits left'],
  [{ ...free, character_count: 12_000 }, '12,000 used', '0 of 10,000 credits left'],
  [{ ...free, tier: 'trial' as const, character_count: 12_000 }, '12,000 used', 'Unlimited'],
])('a quota reads as what is used or what remains', (subscription, used, remaining) => {
  expect(quotaText(creditsOf(subscription), 'used')).toBe(used)
  expect(quotaText(creditsOf(subscription), 'remaining')).toBe(remaining)
})

test('credits that are left are told exactly, in the bar above every screen too', () => {
  expect(usageWords.left(1_999_910)).toBe('1,999,910 credits left')
})

test.each(['trial', 'enterprise'] as const)('%s has no limit', (tier) => {
  const unlimited = { ...free, tier, character_count: 99_999_999 }
  expect(creditsOf(unlimited).remaining).toBe('unlimited')
  expect(covers(unlimited, 1_000_000)).toBe(true)
})

test('the limit may be reached but not crossed', () => {
  expect(covers(free, 1000)).toBe(true)
  expect(covers(free, 1001)).toBe(false)
})

test('an extension reaches to its allowance; -1 has no end', () => {
  expect(covers(extending, 2000)).toBe(true)
  expect(covers(extending, 2001)).toBe(false)
  expect(covers({ ...extending, max_character_limit_extension: -1 }, 10_000_000)).toBe(true)
  expect(covers({ ...extending, max_character_limit_extension: null }, 1001)).toBe(false)
})

test('extending takes the plan, the workspace and good standing, all three', () => {
  expect(canExtendLimit(extending)).toBe(true)
  expect(canExtendLimit({ ...extending, can_extend_character_limit: false })).toBe(false)
  expect(canExtendLimit({ ...extending, allowed_to_extend_character_limit: false })).toBe(false)
  expect(canExtendLimit({ ...extending, status: 'past_due' })).toBe(false)
  expect(canExtendLimit({ ...extending, status: 'past_due', tier: 'enterprise' })).toBe(true)
})

test('characters are code points, and half a credit is charged whole', () => {
  expect(characterCount('a😀é漢')).toBe(4)
  expect(characterCount('👨‍👩‍👧')).toBe(5)
  expect(costOf('abc', 0.5)).toBe(2)
  expect(costOf('', 1)).toBe(0)
})
