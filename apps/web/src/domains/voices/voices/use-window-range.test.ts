import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rowsNear } from './use-window-range.ts'

test('rows around what is seen are drawn, and only a screenful of them', () => {
  expect(rowsNear(200, 800, 76, 10_000)).toEqual({ first: 0, end: 16 })
  expect(rowsNear(-76_000, 760, 76, 10_000)).toEqual({ first: 992, end: 1018 })
})

test('every row that is seen is drawn, and no row that is not there', () => {
  const numbers = [fc.integer({ min: -500_000, max: 5000 }), fc.integer({ min: 1, max: 3000 }), fc.nat(6000)] as const
  fc.assert(
    fc.property(...numbers, (top, height, count) => {
      const { first, end } = rowsNear(top, height, 76, count)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(end).toBeGreaterThanOrEqual(first)
      expect(end).toBeLessThanOrEqual(count)
      for (const row of [Math.ceil(-top / 76), Math.floor((height - top) / 76) - 1]) {
        const isSeen = row >= 0 && row < count && top + row * 76 >= 0 && top + (row + 1) * 76 <= height
        if (isSeen) expect(row >= first && row < end).toBe(true)
      }
    }),
  )
})
