import { expect, test } from 'vitest'

import { placeAfterKey } from './use-row-drag.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, undefined],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, undefined],
  ['Home', 2, 0],
  ['Home', 0, undefined],
  ['End', 0, 2],
  ['x', 1, undefined],
])('%s at place %i of three leads to %s', (key, from, to) => {
  expect(placeAfterKey(key, from, 3)).toBe(to)
})
