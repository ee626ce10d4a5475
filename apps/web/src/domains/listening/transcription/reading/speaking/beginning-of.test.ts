import { expect, test } from 'vitest'

import { beginningOf } from './beginning-of.ts'

test.each([
  ['One.\n\nTwo.', 20, 'One.\n\nTwo.'],
  ['One.\n\nTwo.', 9, 'One.'],
  ['One.\n\nTwo.', 4, 'One.'],
  ['Onetwothree', 6, 'Onetwo'],
  ['One 🦜', 5, 'One '],
])('of %j in %i characters there is %j', (text, characters, beginning) => {
  expect(beginningOf(text, characters)).toBe(beginning)
})
