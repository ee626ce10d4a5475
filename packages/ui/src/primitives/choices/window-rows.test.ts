import fc from 'fast-check'
import { expect, test } from 'vitest'

import { topsOf, windowOf } from './window-rows.ts'

test('what is in sight is drawn, and the room of everything stays the same', () => {
  const rows = fc.array(fc.integer({ min: 20, max: 80 }), { minLength: 1, maxLength: 400 })
  fc.assert(
    fc.property(rows, fc.nat(20_000), (heights, wish) => {
      const tops = topsOf(heights)
      const total = tops.at(-1) ?? 0
      const scrolled = Math.min(wish, Math.max(0, total - 320))
      const { first, end, before, after } = windowOf(tops, scrolled, 320)
      const drawn = heights.slice(first, end).reduce((sum, height) => sum + height, 0)
      expect(before + drawn + after).toBe(total)
      expect(before).toBeLessThanOrEqual(scrolled)
      expect(total - after).toBeGreaterThanOrEqual(Math.min(total, scrolled + 320))
    }),
  )
})

test('ten thousand rows draw a few dozen', () => {
  const { first, end } = windowOf(topsOf(Array.from({ length: 10_000 }, () => 36)), 5000, 320)
  expect(end - first).toBeLessThan(40)
})
