import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters, creditCost } from './count-characters.ts'

test('characters are code points, whatever the text', () => {
  expect(countCharacters('a😀é👨‍👩‍👧')).toBe(8)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 20 }), (units) => {
      const text = String.fromCharCode(...units)
      expect(countCharacters(text)).toBe(Array.from(text).length)
    }),
  )
})

test('half a credit a character is rounded up once per request', () => {
  expect([0, 1, 2, 3].map((characters) => creditCost(characters, 0.5))).toEqual([0, 1, 1, 2])
  expect(creditCost(3, 1)).toBe(3)
})
