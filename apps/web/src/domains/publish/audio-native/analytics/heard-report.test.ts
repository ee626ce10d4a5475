import type { AudioNativeAnalytics } from '@vireo/contracts/audio-native'
import { expect, test } from 'vitest'

import { heardFilterFrom } from './heard-filter.ts'
import { heardBars } from './heard-report.ts'

const nothing: AudioNativeAnalytics = {
  plays: 0,
  completed: 0,
  listened_seconds: 0,
  quarter_seconds: [0, 0, 0, 0],
  days: [],
  countries: [],
  pages: [],
}
const now = new Date(2026, 2, 10, 15).getTime()

test('every day has a bar, those without listeners too', () => {
  const days = [{ day: '2026-02-02', plays: 3, completed: 1, listened_seconds: 90 }]
  const asked = { from: '2026-02-01', to: '2026-02-03' }
  const valuesOf = (metric: 'plays' | 'listened') =>
    heardBars({ ...nothing, days }, { ...asked, metric }).map(({ values }) => values[0])
  expect(valuesOf('plays')).toEqual([0, 3, 0])
  expect(valuesOf('listened')).toEqual([0, 1.5, 0])
})

test('a year is told by the week, and no day of it is lost', () => {
  const days = ['2025-03-11', '2026-03-10'].map((day) => ({ day, plays: 1, completed: 0, listened_seconds: 0 }))
  const bars = heardBars({ ...nothing, days }, { from: '2025-03-11', to: '2026-03-10', metric: 'plays' })
  expect(bars.length).toBe(53)
  expect(bars.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(2)
})

test('an address that is not understood, or asks for more than a year, shows thirty days', () => {
  const filterOf = (query: string) => heardFilterFrom(new URLSearchParams(query), now)
  const usual = { from: '2026-02-09', to: '2026-03-10', projectId: undefined, metric: 'plays' }
  for (const query of ['', 'from=2026-03-02&to=2026-03-01', 'from=2024-01-01&to=2026-01-01', 'from=x&to=y&metric=z'])
    expect(filterOf(query)).toEqual(usual)
  expect(filterOf('from=2026-01-01&to=2026-01-31&project=p&metric=listened')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    projectId: 'p',
    metric: 'listened',
  })
})
