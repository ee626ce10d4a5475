import { expect, test } from 'vitest'

import { monthsBetween } from './months.ts'

const months = (from: string, to: string) => monthsBetween(Date.parse(from), Date.parse(to))

test('months go from the latest to the first, over the end of a year, and the present one is always there', () => {
  expect(months('2025-11-30T23:59:59Z', '2026-02-01T00:00:00Z')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(months('2026-03-31T10:00:00Z', '2026-03-31T10:00:00Z')).toEqual(['2026-03'])
  // A clock that is behind.
  expect(months('2026-03-31T10:00:00Z', '2026-02-28T10:00:00Z')).toEqual(['2026-02'])
})
