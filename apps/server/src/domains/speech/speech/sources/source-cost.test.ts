import { expect, test } from 'vitest'
import { sourceCost } from './source-cost.ts'

test.each([
  [0, 0],
  [1, 17],
  [999, 17],
  [1000, 17],
  [1000.02, 17],
  [1001, 34],
  [9000, 150],
  [60_000, 1000],
  [60_001, 1017],
  [300_000, 5000],
])('%d ms cost %d credits at a thousand a minute', (durationMs, credits) =>
  expect(sourceCost(durationMs, 1000)).toBe(credits),
)
