import { expect, test } from 'vitest'

import { commentTimesOf } from './comment-times.ts'

test('each comment is about the one segment that has begun and not been followed by the next', () => {
  const times = commentTimesOf([4, 0, 2, 2, 9.99].map((at_s) => ({ at_s })))
  const starts = [0, 2, 4, 6]
  expect(starts.map((from, at) => times(from, starts[at + 1] ?? Infinity))).toEqual([1, 2, 1, 1])
  expect(commentTimesOf([])(0, Infinity)).toBe(0)
})

test('however many comments and rows there are, all of them are counted, none twice', () => {
  const comments = Array.from({ length: 500 }, (_, at) => ({ at_s: (at * 7919) % 1000 }))
  const times = commentTimesOf(comments)
  const counts = Array.from({ length: 5000 }, (_, row) => times(row / 5, (row + 1) / 5))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(500)
})
