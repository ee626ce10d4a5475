import { expect, test } from 'vitest'

import { dayInWords, dayText, firstWeekday } from './day-names.ts'
import { rangeText } from './range-picker.tsx'

const text = (range: Parameters<typeof rangeText>[0], locale = 'en') =>
  rangeText(range, '2026-11-24', ['today', 'week', 'month'], locale)

test('a range that is a preset today is called by its name', () => {
  expect(text({})).toBe('Any time')
  expect(text({ from: '2026-11-24', to: '2026-11-24' })).toBe('Today')
  expect(text({ from: '2026-11-18', to: '2026-11-24' })).toBe('7 days')
})

test('other ranges are written in figures, month first in English', () => {
  expect(text({ from: '2026-10-01', to: '2026-10-15' })).toBe('10/01/26 – 10/15/26')
  expect(text({ from: '2026-10-01', to: '2026-10-01' })).toBe('10/01/26')
  expect(text({ from: '2026-10-01' })).toBe('Since 10/01/26')
  expect(text({ to: '2026-10-01' }, 'de')).toBe('Until 01.10.26')
})

test('days are named in the language of the page', () => {
  expect(dayText('2026-11-24', 'de')).toBe('24.11.26')
  expect(dayInWords('2026-11-24', 'de')).toBe('Dienstag, 24. November 2026')
  expect([firstWeekday('en'), firstWeekday('de'), firstWeekday('en-GB')]).toEqual([0, 1, 1])
})
