import { expect, test } from 'vitest'

import { pricingForTests } from '../testing.ts'
import { unlockedBy } from './unlocked.ts'

const monthly = { period: 'monthly_period', currency: 'usd' } as const

test('a plan unlocks what it has and Free has not', () => {
  expect(unlockedBy('starter', pricingForTests(), monthly)).toEqual([
    '30,000 credits a month',
    '10 voices of your own',
    'Instant voice cloning',
    'Commercial licence',
  ])
  expect(unlockedBy('growing_business', pricingForTests(), monthly)).toContain('3 seats')
})

test('Free unlocks nothing, and what is not sold is compared with nothing', () => {
  expect(unlockedBy('free', pricingForTests(), monthly)).toEqual([])
  expect(unlockedBy('enterprise', pricingForTests(), monthly)).toEqual([])
})
