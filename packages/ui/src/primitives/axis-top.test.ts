import fc from 'fast-check'
import { expect, test } from 'vitest'

import { axisTop } from './axis-top.ts'

test.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [11, 20],
  [41, 50],
  [51, 100],
  [100, 100],
  [1234, 2000],
])('up to %d an axis ends at %d', (largest, top) => {
  expect(axisTop(largest)).toBe(top)
})

test('nothing stands out of the chart, and a good part of it is used', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e12, noNaN: true }), (largest) => {
      const top = axisTop(largest)
      expect(top).toBeGreaterThanOrEqual(largest * 0.999_999)
      expect(top).toBeLessThanOrEqual(largest * 2.5)
    }),
  )
})
