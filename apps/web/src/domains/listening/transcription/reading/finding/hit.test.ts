import { expect, test } from 'vitest'

import { hitsOf } from './hit.ts'

const hits = [1, 1, 4, 4, 4, 9].map((paragraph, at) => ({ paragraph, from: at, to: at + 1 }))

test.each([
  [0, 0, []],
  [1, 0, [0, 1]],
  [4, 2, [2, 3, 4]],
  [5, 5, []],
  [9, 5, [5]],
  [10, 6, []],
])('the hits of paragraph %s begin at %s among all', (paragraph, first, found) => {
  const of = hitsOf(hits, paragraph)
  expect([of.first, of.hits.map(({ from }) => from)]).toEqual([first, found])
})
