import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, addMonths, monthOf, presetRange, rangeBetween, weekdayOf, weeksOf } from './days.ts'

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count))

test('days follow each other over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-11-30', 2)).toBe('2027-01-30')
})

test('a month in weeks holds each of its days once, in order, on the right day of the week', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(0, 1), (day, firstWeekday) => {
      const weeks = weeksOf(day, firstWeekday)
      const all = weeks.flat()
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(all.every((each, at) => at === 0 || each === addDays(all[0] ?? '', at))).toBe(true)
      expect(weekdayOf(all[0] ?? '')).toBe(firstWeekday)
      const own = all.filter((each) => monthOf(each) === monthOf(day))
      expect(own[0]).toBe(monthOf(day))
      expect(addDays(own.at(-1) ?? '', 1)).toBe(addMonths(monthOf(day), 1))
    }),
  )
})

test('presets end today', () => {
  expect(presetRange('today', '2026-11-24')).toEqual({ from: '2026-11-24', to: '2026-11-24' })
  expect(presetRange('week', '2026-11-24')).toEqual({ from: '2026-11-18', to: '2026-11-24' })
  expect(presetRange('days30', '2026-11-24')).toEqual({ from: '2026-10-26', to: '2026-11-24' })
  expect(presetRange('month', '2026-11-24')).toEqual({ from: '2026-11-01', to: '2026-11-24' })
  expect(presetRange('year', '2026-11-24')).toEqual({ from: '2025-11-25', to: '2026-11-24' })
})

test('two days make a range in whatever order they were picked', () => {
  fc.assert(
    fc.property(days, days, (a, b) => {
      expect(rangeBetween(a, b)).toEqual(rangeBetween(b, a))
    }),
  )
})
