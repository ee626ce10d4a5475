import { expect, test } from 'vitest'
import { planOfPromoAmount, Promocode } from './promo.ts'

test.each([
  [500, 'starter'],
  [2200, 'creator'],
  [9900, 'pro'],
  [10_000, 'pro'],
  [33_000, 'growing_business'],
  [132_000, 'scale_2024_08_10'],
  [0, undefined],
  [499, undefined],
  [2000, undefined],
  [9901, undefined],
  [132_001, undefined],
])('%d off stands for the plan %s', (amount, plan) => {
  expect(planOfPromoAmount(amount)).toBe(plan)
})

test('a code is trimmed, and neither empty nor endless', () => {
  expect(Promocode.parse('  SPRING ')).toBe('SPRING')
  expect(Promocode.safeParse('   ').success).toBe(false)
  expect(Promocode.safeParse('x'.repeat(65)).success).toBe(false)
})
