import { voiceChangeLimits } from '@vireo/contracts/speech'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sourceCost } from './source-cost.ts'

const durations = fc.nat(voiceChangeLimits.durationMsMax)

test('a minute costs what a minute costs', () => {
  expect(sourceCost(60_000)).toBe(voiceChangeLimits.creditsPerMinute)
  expect(sourceCost(120_000)).toBe(2 * voiceChangeLimits.creditsPerMinute)
})

test('a part of a second is paid as a second, and what a decoder adds below a millisecond is not', () => {
  expect(sourceCost(1001)).toBe(sourceCost(2000))
  expect(sourceCost(2000.4)).toBe(sourceCost(2000))
  expect(sourceCost(0)).toBe(0)
})

test('a longer recording never costs less, and no recording a part of a credit', () => {
  fc.assert(
    fc.property(durations, durations, (one, other) => {
      const [less, more] = [sourceCost(Math.min(one, other)), sourceCost(Math.max(one, other))]
      expect(less).toBeLessThanOrEqual(more)
      expect(Number.isInteger(less)).toBe(true)
    }),
  )
})

test('two halves together cost at least what the whole does', () => {
  fc.assert(
    fc.property(durations, durations, (one, other) => {
      expect(sourceCost(one) + sourceCost(other)).toBeGreaterThanOrEqual(sourceCost(one + other))
    }),
  )
})
