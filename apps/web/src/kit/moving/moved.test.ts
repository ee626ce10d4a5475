import { expect, test } from 'vitest'

import { moved } from './moved.ts'

const list = ['one', 'two', 'three']

test.each([
  [0, 2, 'two three one'],
  [2, 0, 'three one two'],
  [0, 1, 'two one three'],
  [1, 1, 'one two three'],
  [0, -1, 'one two three'],
  [2, 3, 'one two three'],
  [7, 0, 'one two three'],
])('what is moved goes from %i to %i, and nowhere else', (from, to, order) => {
  expect(moved(list, from, to).join(' ')).toBe(order)
})
