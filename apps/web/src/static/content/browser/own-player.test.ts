import { expect, test } from 'vitest'

import { levelsOf } from './peaks-of.ts'
import { timeText } from './time-text.ts'

test.each([
  [0, Number.NaN, ''],
  [0, Number.POSITIVE_INFINITY, ''],
  [0, 0, ''],
  [0, 11.9, '0:00 / 0:11'],
  [3.99, 11.9, '0:03 / 0:11'],
  [61, 600, '1:01 / 10:00'],
])('at %d of %d seconds it says %j', (seconds, duration, text) => {
  expect(timeText(seconds, duration)).toBe(text)
})

test('a sound has at most 400 levels, each the loudest of its part', () => {
  const samples = new Float32Array(80_000)
  samples[0] = -0.5
  samples[79_999] = 1
  const levels = levelsOf(samples)
  expect(levels).toHaveLength(400)
  expect([levels[0], levels[1], levels[399]]).toEqual([50, 0, 100])
  expect(levelsOf(new Float32Array([0.25]))).toEqual([25])
  expect(levelsOf(new Float32Array())).toEqual([])
})
