import { expect, test } from 'vitest'

import { timeLeftMs } from './time-left.ts'

test('what is left takes as long in proportion as what was seen', () => {
  expect(timeLeftMs({ share: 0.2, atMs: 1000 }, { share: 0.4, atMs: 3000 })).toBeCloseTo(6000)
  expect(timeLeftMs({ share: 0, atMs: 0 }, { share: 0.5, atMs: 5000 })).toBe(5000)
})

test('nothing is said while too little was seen, and at the end', () => {
  expect(timeLeftMs({ share: 0.2, atMs: 0 }, { share: 0.24, atMs: 1000 })).toBeUndefined()
  expect(timeLeftMs({ share: 0.2, atMs: 0 }, { share: 1, atMs: 1000 })).toBeUndefined()
})
