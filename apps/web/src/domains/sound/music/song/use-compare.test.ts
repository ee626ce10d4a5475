import { expect, test } from 'vitest'
import { samePlace } from './use-compare.ts'

test('the same bar of a version that is faster, and the beginning where the first is over', () => {
  expect(samePlace(6000, 12_000, 10_000)).toBe(5000)
  expect(samePlace(12_000, 12_000, 10_000)).toBe(0)
  expect(samePlace(100, 0, 10_000)).toBe(0)
})
