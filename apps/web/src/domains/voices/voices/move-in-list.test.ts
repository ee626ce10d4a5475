import { expect, test } from 'vitest'

import { cardAfterKey } from './move-in-list.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 3, 2],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['ArrowDown', 9, undefined],
  ['ArrowUp', 0, undefined],
  ['End', 9, undefined],
  ['a', 4, undefined],
] as const)('%s at card %i of ten leads to %s', (key, from, expected) => {
  expect(cardAfterKey(key, from, 10)).toBe(expected)
})
