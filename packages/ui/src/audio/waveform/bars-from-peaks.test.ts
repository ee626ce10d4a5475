import fc from 'fast-check'
import { expect, test } from 'vitest'

import { barsFromPeaks } from './bars-from-peaks.ts'

const level = fc.double({ min: 0, max: 1, noNaN: true })

const peaks = fc.array(level, { minLength: 1, maxLength: 500 })

test('the loudest moment stays visible where a bar covers several', () => {
  fc.assert(
    fc.property(peaks, fc.integer({ min: 1, max: 500 }), (levels, wanted) => {
      const bars = barsFromPeaks(levels, Math.min(wanted, levels.length))
      expect(bars).toHaveLength(Math.min(wanted, levels.length))
      expect(Math.max(...bars)).toBe(Math.max(...levels))
    }),
  )
})

test('more bars than levels draw a line between them and invent nothing louder or quieter', () => {
  fc.assert(
    fc.property(peaks, fc.integer({ min: 1, max: 500 }), (levels, more) => {
      const bars = barsFromPeaks(levels, levels.length + more)
      expect(bars).toHaveLength(levels.length + more)
      expect(Math.max(...bars)).toBeLessThanOrEqual(Math.max(...levels) + 1e-9)
      expect(Math.min(...bars)).toBeGreaterThanOrEqual(Math.min(...levels) - 1e-9)
      expect(bars.at(0)).toBe(levels.at(0))
      expect(bars.at(-1)).toBeCloseTo(levels.at(-1) ?? 0, 9)
    }),
  )
})

test('levels keep their order', () => {
  expect(barsFromPeaks([0.1, 0.9, 0.2, 0.4], 2)).toEqual([0.9, 0.4])
  expect(barsFromPeaks([0, 1], 5)).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test('no peaks, or no room, gives no bars', () => {
  expect(barsFromPeaks([], 10)).toEqual([])
  expect(barsFromPeaks([1], 0)).toEqual([])
})
