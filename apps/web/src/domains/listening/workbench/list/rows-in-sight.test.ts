import { expect, test } from 'vitest'

import { rowsInSight, topsOf } from './rows-in-sight.ts'

test('of 5,000 rows those in sight are drawn, and the others take their room', () => {
  const tops = topsOf(Array.from({ length: 5000 }, (_, at) => (at % 2 === 0 ? 50 : 70)))
  for (const top of [0, 1000, 150_000, 299_400]) {
    const { first, end, before, after } = rowsInSight(tops, { top, height: 600 })
    expect(end - first).toBeLessThan(40)
    expect(before).toBeLessThanOrEqual(top)
    expect(tops[end] ?? 0).toBeGreaterThanOrEqual(Math.min(top + 600, 300_000))
    expect(before + ((tops[end] ?? 0) - (tops[first] ?? 0)) + after).toBe(300_000)
  }
})

test('nothing is drawn of nothing', () => {
  expect(rowsInSight(topsOf([]), { top: 0, height: 600 })).toEqual({ first: 0, end: 0, before: 0, after: 0 })
})
