import { expect, test } from 'vitest'

import { visitBars, visitMetricFrom } from './visit-metric.ts'

const none = { visitors: 0, page_views: 0, sign_ups: 0, first_generations: 0, new_payers: 0 }
const reportOf = (days: readonly object[]) => ({
  totals: none,
  days: days.map((day) => ({ day: '', ...none, ...day })),
  of_sign_ups: { generated: 0, paid: 0 },
  pages: [],
  sources: [],
  first_steps: [],
  countries: [],
})

test('days on which nobody came are there too', () => {
  const days = { from: '2026-06-01', to: '2026-06-03' }
  const bars = visitBars(reportOf([{ day: '2026-06-02', page_views: 4 }]), days, 'page_views')
  expect(bars.map(({ values }) => values[0])).toEqual([0, 4, 0])
})

test('of many days a week is the sum of its views, and the most of its visitors', () => {
  const counted = [
    { day: '2026-01-01', page_views: 4, visitors: 2 },
    { day: '2026-01-03', page_views: 3, visitors: 3 },
  ]
  const days = { from: '2026-01-01', to: '2026-03-31' } as const
  expect(visitBars(reportOf(counted), days, 'page_views')[0]?.values).toEqual([7])
  expect(visitBars(reportOf(counted), days, 'visitors')[0]?.values).toEqual([3])
})

test.each([
  ['', 'visitors'],
  ['metric=sign_ups', 'sign_ups'],
  ['metric=x', 'visitors'],
])('%s shows %s', (query, metric) => {
  expect(visitMetricFrom(new URLSearchParams(query))).toBe(metric)
})
