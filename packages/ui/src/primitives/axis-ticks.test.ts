import fc from 'fast-check'
import { expect, test } from 'vitest'

import { axisTicks } from './axis-ticks.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [11, [0, 5, 10, 15]],
  [41, [0, 20, 40, 60]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
  [2000, [0, 500, 1000, 1500, 2000]],
])('up to %d an axis names %j', (largest, ticks) => {
  expect(axisTicks(largest)).toEqual(ticks)
})

test('of what is measured in tenths, tenths are named', () => {
  expect(axisTicks(0.3, 0.1)).toEqual([0, 0.1, 0.2, 0.3])
})

test('nothing stands out of the chart, a good part of it is used, and its steps are even', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e12, noNaN: true }), (largest) => {
      const ticks = axisTicks(largest)
      const [top = 0, step = 0] = [ticks.at(-1), ticks[1]]
      expect(top).toBeGreaterThanOrEqual(largest * 0.999_999)
      expect(top).toBeLessThanOrEqual(Math.max(1, largest * 2.5))
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(Number.isInteger(step)).toBe(true)
    }),
  )
})
