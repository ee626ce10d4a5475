import { expect, test } from 'vitest'

import { intervalOf, lastDays, rangeOf, usageFilterFrom } from './usage-filter.ts'
import { csvRows, drawnSeries, reportOf } from './usage-report.ts'

const stats = {
  time: [1_000_000, 2_000_000],
  usage: { a: [1, 2], b: [5, 0], nothing: [0, 0] },
  names: { b: '=Evil' },
}
const report = reportOf(stats, (id) => `voice ${id}`)

test('the largest comes first, what was not used is left out, names come from wherever they are known', () => {
  expect(report).toMatchObject({
    times: [1000, 2000],
    total: 8,
    series: [
      { id: 'b', name: '=Evil', values: [5, 0] },
      { id: 'a', name: 'voice a', values: [1, 2] },
    ],
  })
})

test('the sixth and all behind it are drawn together', () => {
  const usage = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((value) => [`s${value}`, [value]]))
  const many = reportOf({ time: [0], usage, names: {} }, (id) => id)
  expect(drawnSeries(many, 'Others').map(({ name, values }) => [name, ...values])).toEqual([
    ['s7', 7],
    ['s6', 6],
    ['s5', 5],
    ['s4', 4],
    ['s3', 3],
    ['Others', 3],
  ])
})

test('an export has a row for each day and series with anything in it', () => {
  expect(csvRows(report, ['Day', 'Series', 'Credits'], String)).toEqual([
    ['Day', 'Series', 'Credits'],
    ['1000', '=Evil', 5],
    ['1000', 'voice a', 1],
    ['2000', 'voice a', 2],
  ])
})

const today = new Date(2026, 2, 10, 15)
const groupings = ['product_type', 'voice'] as const
const filterOf = (query: string) => usageFilterFrom(new URLSearchParams(query), groupings, today)

test('an address that is not understood shows thirty days of credits, by the first grouping', () => {
  const usual = { metric: 'credits', by: 'product_type', days: { from: '2026-02-09', to: '2026-03-10' } }
  for (const query of ['', 'metric=x&by=user&from=2026-13', 'from=2026-03-02&to=2026-03-01', 'days=x']) {
    expect(filterOf(query)).toEqual(usual)
  }
  expect(filterOf('by=voice&from=2026-01-01&to=2026-01-31')).toEqual({
    metric: 'credits',
    by: 'voice',
    days: { from: '2026-01-01', to: '2026-01-31' },
  })
})

test('a week ends with today and has seven days', () => {
  const range = rangeOf(lastDays(7, today))
  expect([range.start_unix, range.end_unix + 1].map((ms) => new Date(ms).toString())).toEqual(
    [new Date(2026, 2, 4), new Date(2026, 2, 11)].map(String),
  )
})

test.each([
  [1, 'hour'],
  [2, 'hour'],
  [3, 'day'],
  [92, 'day'],
  [93, 'week'],
  [366, 'week'],
  [800, 'month'],
])('%d days are told by the %s', (count, interval) => {
  expect(intervalOf(lastDays(count, today))).toBe(interval)
})
