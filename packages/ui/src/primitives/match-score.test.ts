import { expect, test } from 'vitest'

import { matchScore } from './match-score.ts'

test('what is typed must be there, word by word, in any order', () => {
  expect(matchScore(['Speak with Hector', 'male', 'american'], 'hector')).toBeGreaterThan(0)
  expect(matchScore(['Speak with Zoë', 'female', 'french'], 'french zoe')).toBeGreaterThan(0)
  expect(matchScore(['History'], 'hector')).toBe(0)
  expect(matchScore(['Speak with Edith', 'old'], 'edith male')).toBe(0)
})

test('the title comes before other words, beginnings before insides', () => {
  const title = matchScore(['History', 'recordings'], 'his')
  const beginning = matchScore(['Speak with Hector', 'american'], 'amer')
  const inside = matchScore(['Speak with Hector', 'american'], 'ctor')
  expect(title).toBeGreaterThan(beginning)
  expect(beginning).toBeGreaterThan(inside)
  expect(inside).toBeGreaterThan(0)
})

test('nothing typed fits everything', () => {
  expect(matchScore(['History'], '')).toBe(1)
})
