import { expect, test } from 'vitest'

import { dayName, timeName, timesOf, unixOf } from './due-times.ts'

const evening = new Date(2031, 4, 17, 22, 40).getTime()

test('a day and a time of it are a moment in the zone of whoever chooses', () => {
  expect(unixOf({ day: 0, minutes: 23 * 60 }, evening) * 1000).toBe(new Date(2031, 4, 17, 23).getTime())
  expect(unixOf({ day: 15, minutes: 90 }, evening) * 1000).toBe(new Date(2031, 5, 1, 1, 30).getTime())
  expect(dayName(1, evening)).toBe('Sunday, May 18')
  expect(timeName(9 * 60 + 30)).toBe('09:30')
})

test('of today only what is still to come can be chosen, and of another day all', () => {
  expect(timesOf(0, evening).map(timeName)).toEqual(['23:00', '23:30'])
  expect(timesOf(1, evening)).toHaveLength(48)
})
