import { HistoryItem } from '@vireo/contracts/history'
import { afterEach, expect, test } from 'vitest'

import { setCurrentLanguage } from '#kit/language/index.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { daysOf, dayTitle, stretchesOf, stretchMax } from './days.ts'

afterEach(() => setCurrentLanguage('en'))

const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime()
const made = (ms: number) => HistoryItem.parse(leastAnswer(HistoryItem, { date_unix: ms / 1000 }))

test('what was made on one day stands together, in the order of the list', () => {
  const items = [at(2026, 10, 24, 9), at(2026, 10, 24, 0), at(2026, 10, 23, 23), at(2026, 9, 1, 5)].map(made)
  expect(daysOf(items).map(({ day, items: { length } }) => [day, length])).toEqual([
    ['2026-11-24', 2],
    ['2026-11-23', 1],
    ['2026-10-01', 1],
  ])
})

test('stretches hold every row once and in order, and none is longer than what is drawn together', () => {
  for (const count of [0, 1, stretchMax, stretchMax + 1, 1000]) {
    const items = Array.from({ length: count }, (_, minute) => made(at(2026, 10, 24, 0) + minute * 60_000))
    expect(stretchesOf(items).flat()).toEqual(items)
    expect(stretchesOf(items).filter(({ length }) => length === 0 || length > stretchMax)).toEqual([])
  }
})

test('days are called as people call them', () => {
  const now = at(2026, 10, 24, 0)
  const titles = () => ['2026-11-24', '2026-11-23', '2026-11-20', '2025-12-31'].map((day) => dayTitle(day, now))
  expect(titles()).toEqual(['Today', 'Yesterday', 'Friday, November 20', 'Wednesday, December 31, 2025'])
  setCurrentLanguage('de')
  expect(titles().slice(2)).toEqual(['Freitag, 20. November', 'Mittwoch, 31. Dezember 2025'])
})
