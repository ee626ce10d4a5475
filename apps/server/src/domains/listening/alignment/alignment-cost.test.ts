import { expect, test } from 'vitest'
import { alignmentCost } from './alignment-cost.ts'

test.each([
  [0, 0],
  [1, 2],
  [1000, 2],
  [1000.02, 2],
  [9000, 15],
  [60_000, 100],
  [60_001, 102],
  [10_800_000, 18_000],
])('%d ms cost %d credits', (durationMs, credits) => expect(alignmentCost(durationMs)).toBe(credits))
