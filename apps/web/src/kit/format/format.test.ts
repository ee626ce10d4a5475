import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'

import { setCurrentLanguage } from '../language/index.ts'
import { formatCount, formatExact } from './counts.ts'
import { formatAgo, formatDate, formatDateTime } from './dates.ts'
import { formatDecimal } from './decimals.ts'
import { languageName } from './languages.ts'
import { formatSize } from './sizes.ts'

afterEach(() => setCurrentLanguage('en'))

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1000'],
  [1001, '1K'],
  [1099, '1K'],
  [1100, '1.1K'],
  [1999, '1.9K'],
  [10_000, '10K'],
  [999_999, '999.9K'],
  [1_000_000, '1000K'],
  [1_000_001, '1M'],
  [33_000_000, '33M'],
  [1_290_000, '1.2M'],
])('%d counts as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test('a shortened count never claims more than there is', () => {
  const factor: Record<string, number> = { K: 1000, M: 1_000_000 }
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (count) => {
      const text = formatCount(count)
      const claimed = Number.parseFloat(text) * (factor[text.at(-1) ?? ''] ?? 1)
      expect(claimed).toBeLessThanOrEqual(count * (1 + 1e-9))
    }),
  )
})

test('exact counts have separators', () => {
  expect(formatExact(1_234_567)).toBe('1,234,567')
})

test.each([
  [0, '0 B', '0 B'],
  [999, '999 B', '999 B'],
  [1000, '1 kB', '1000 B'],
  [1024, '1 kB', '1 kB'],
  [1500, '1.5 kB', '1.5 kB'],
  [1_000_000, '1 MB', '976.6 kB'],
  [1_048_576, '1 MB', '1 MB'],
  [5_000_000_000, '5 GB', '4.7 GB'],
])('%d bytes is %s, binary %s', (sizeBytes, decimal, binary) => {
  expect(formatSize(sizeBytes)).toBe(decimal)
  expect(formatSize(sizeBytes, { binary: true })).toBe(binary)
})

describe('dates are in the zone of the viewer', () => {
  test('month, day and year in two digits each', () => {
    expect(formatDate(at(2026, 3, 7))).toBe('03/07/26')
    expect(formatDate(at(2009, 12, 31, 23, 59))).toBe('12/31/09')
  })

  test('with the time of day', () => {
    expect(formatDateTime(at(2026, 11, 2, 9, 5))).toBe('11/02/26, 09:05')
  })
})

test.each([
  [0, '0 seconds ago'],
  [1, '1 second ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [7 * 86_400 - 1, '6 days ago'],
  [7 * 86_400, '1 week ago'],
  [28 * 86_400 - 1, '3 weeks ago'],
  [28 * 86_400, '1 month ago'],
  [12 * 28 * 86_400 - 1, '11 months ago'],
  [12 * 28 * 86_400, '1 year ago'],
])('%d seconds back reads %s', (seconds, text) => {
  const now = 1_800_000_000
  expect(formatAgo(now - seconds, now * 1000)).toBe(text)
})

test('a clock that runs ahead never shows the future', () => {
  expect(formatAgo(1_800_000_050, 1_800_000_000_000)).toBe('0 seconds ago')
})

test('languages have names; what is none stays as it is', () => {
  expect(languageName('de')).toBe('German')
  expect(languageName('not a code')).toBe('not a code')
})

function at(year: number, month: number, date: number, hour = 0, minute = 0): number {
  return new Date(year, month - 1, date, hour, minute).getTime() / 1000
}

test('where German is spoken, dates and numbers are written as there', () => {
  setCurrentLanguage('de')
  expect(formatDate(at(2026, 3, 7))).toBe('07.03.26')
  expect(formatDateTime(at(2026, 11, 2, 9, 5))).toBe('02.11.26, 09:05')
  expect(formatSize(1_500_000)).toBe('1,5 MB')
  expect(formatCount(1_290_000)).toBe('1,2M')
  expect(formatExact(1_234_567)).toBe('1.234.567')
  expect(formatDecimal(1234.5, 2)).toBe('1234,50')
})
