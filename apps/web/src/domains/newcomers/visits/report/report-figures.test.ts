import { expect, test } from 'vitest'

import { barsOf, percentText } from './report-figures.ts'
import { reportRangeFrom } from './report-range.ts'

const none = { visitors: 0, page_views: 0, sign_ups: 0, first_generations: 0, new_payers: 0 }
const reportOf = (days: readonly object[]) => ({
  totals: none,
  days: days.map((day) => ({ day: '', ...none, ...day })),
  of_sign_ups: { generated: 0, paid: 0 },
  pages: [],
  sources: [],
  countries: [],
})

test('days on which nobody came are there too', () => {
  const range = { from: '2026-06-01', to: '2026-06-03', metric: 'page_views' } as const
  const bars = barsOf(reportOf([{ day: '2026-06-02', page_views: 4 }]), range)
  expect(bars.map(({ values }) => values[0])).toEqual([0, 4, 0])
})

test('of many days a week is the sum of its views, and the most of its visitors', () => {
  const days = [
    { day: '2026-01-01', page_views: 4, visitors: 2 },
    { day: '2026-01-03', page_views: 3, visitors: 3 },
  ]
  const range = { from: '2026-01-01', to: '2026-03-31' } as const
  expect(barsOf(reportOf(days), { ...range, metric: 'page_views' })[0]?.values).toEqual([7])
  expect(barsOf(reportOf(days), { ...range, metric: 'visitors' })[0]?.values).toEqual([3])
})

test.each([
  [1, 4, '25%'],
  [1, 3, '33.3%'],
  [0, 4, '0%'],
  [1, 9999, '< 0.1%'],
  [0, 0, '–'],
])('%i of %i is %s', (part, whole, text) => {
  expect(percentText(part, whole)).toBe(text)
})

test.each([
  ['', '2026-05-12', '2026-06-10', 'visitors'],
  ['from=2026-06-01&to=2026-06-02&metric=sign_ups', '2026-06-01', '2026-06-02', 'sign_ups'],
  ['from=2026-06-02&to=2026-06-01&metric=x', '2026-05-12', '2026-06-10', 'visitors'],
  ['from=2020-06-02&to=2026-06-01', '2026-05-12', '2026-06-10', 'visitors'],
])('%s shows %s to %s, %s', (query, from, to, metric) => {
  expect(reportRangeFrom(new URLSearchParams(query), Date.parse('2026-06-10T12:00:00Z'))).toEqual({ from, to, metric })
})
