import { expect, test } from 'vitest'
import { shareAt } from './pace.ts'

test('a piece is as far as its pace says, and never done before it is there', () => {
  expect(shareAt(1000, 60_000, 8)).toBeCloseTo(0.133)
  expect(shareAt(60_000, 60_000, 8)).toBeLessThan(1)
})
