import { expect, test } from 'vitest'

import { lastMonths, monthText } from './months.ts'

test('two years of months have a statement, the present one in UTC first', () => {
  const months = lastMonths(Date.UTC(2026, 1, 28, 23, 59))
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(months).toHaveLength(24)
  expect(months.at(-1)).toBe('2024-03')
})

test('a month is written out', () => {
  expect(monthText('2026-03')).toBe('March 2026')
})
