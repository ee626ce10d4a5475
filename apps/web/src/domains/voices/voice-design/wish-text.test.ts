import fc from 'fast-check'
import { expect, test } from 'vitest'

import { percent, wishText } from './wish-text.ts'

test.each([
  ['gender', 'female', 'Female'],
  ['age', 'middle_aged', 'Middle-aged'],
  ['accent', 'british', 'British'],
  ['pitch', -0.6, 'Pitch −60 %'],
  ['pace', 0, 'Pace 0 %'],
  ['tones.warm', 0.6, 'Warm 60 %'],
  ['height', 0.5, 'height 50 %'],
] as const)('%s of %s reads as %s', (field, value, text) => {
  expect(wishText({ field, value })).toBe(text)
})

test('a word that is an age is one only where the age is asked for', () => {
  expect(wishText({ field: 'accent', value: 'young' })).toBe('Young')
})

test('a share is a whole number with its sign in front, and never less than nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (value) => {
      const text = percent(value)
      expect(text).toMatch(/^−?(100|\d{1,2}) %$/u)
      expect(text).not.toBe('−0 %')
      expect(Number.parseInt(text.replace('−', '-'), 10)).toBeCloseTo(value * 100, -0.3)
    }),
  )
})
