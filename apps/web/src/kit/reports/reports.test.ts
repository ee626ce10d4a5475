import { expect, test } from 'vitest'

import { barsByDay } from './bars-by-day.ts'
import { reportDaysFrom } from './report-days.ts'
import { countryName, dayText, shareText } from './report-text.ts'

const now = new Date(2026, 5, 10, 12).getTime()

test('every day has a bar, those on which nothing was counted too', () => {
  const bars = barsByDay({ from: '2026-06-01', to: '2026-06-03' }, new Map([['2026-06-02', 4]]))
  expect(bars.map(({ label, values }) => [label, values[0]])).toEqual([
    ['Jun 1', 0],
    ['Jun 2', 4],
    ['Jun 3', 0],
  ])
})

test('a year is told by the week, and no day of it is lost', () => {
  const counted = new Map([
    ['2025-06-11', 1],
    ['2026-06-10', 1],
  ])
  const bars = barsByDay({ from: '2025-06-11', to: '2026-06-10' }, counted)
  expect(bars.length).toBe(53)
  expect(bars.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(2)
})

test('a week is what its report says', () => {
  const counted = new Map([
    ['2026-01-01', 2],
    ['2026-01-03', 3],
  ])
  const [first] = barsByDay({ from: '2026-01-01', to: '2026-03-31' }, counted, (values) => Math.max(...values))
  expect(first?.values).toEqual([3])
})

test.each([
  ['', '2026-05-12', '2026-06-10'],
  ['from=x&to=y', '2026-05-12', '2026-06-10'],
  ['from=2026-06-01&to=2026-06-02', '2026-06-01', '2026-06-02'],
  ['from=2026-06-02&to=2026-06-01', '2026-05-12', '2026-06-10'],
  ['from=2020-06-02&to=2026-06-01', '2026-05-12', '2026-06-10'],
])('the address %s shows %s to %s', (query, from, to) => {
  expect(reportDaysFrom(new URLSearchParams(query), now)).toEqual({ from, to })
})

test.each([
  [1, 4, '25%', '25%'],
  [1, 3, '33%', '33.3%'],
  [0, 4, '0%', '0%'],
  [1, 1000, '< 1%', '0.1%'],
  [1, 9999, '< 1%', '< 0.1%'],
  [0, 0, '–', '–'],
])('%i of %i is %s, and with a decimal %s', (part, whole, plain, fine) => {
  expect([shareText(part, whole), shareText(part, whole, 1)]).toEqual([plain, fine])
})

test('days and countries are written for people', () => {
  expect([countryName('nz'), countryName('??')]).toEqual(['New Zealand', '??'])
  expect(dayText('2026-02-01')).toBe('Feb 1')
})
