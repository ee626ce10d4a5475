import fc from 'fast-check'
import { expect, test } from 'vitest'

import { exactPattern } from './exact-pattern.ts'

/** As a browser reads the attribute. */
const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text)

test('matches its text and nothing else, whatever the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), fc.string(), (text, other) => {
      expect(matches(exactPattern(text), text)).toBe(true)
      if (other !== text) expect(matches(exactPattern(text), other)).toBe(false)
    }),
  )
})

test('a dot is a dot', () => {
  expect(matches(exactPattern('a.b-c+d@example.test'), 'a.b-c+d@example.test')).toBe(true)
  expect(matches(exactPattern('a.b@example.test'), 'axb@example.test')).toBe(false)
})
