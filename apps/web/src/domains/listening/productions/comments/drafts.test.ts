import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { endedAt, findDrafts, keepDrafts, placed, withinS } from './drafts.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const draft = { at_s: 1, end_s: null, text: 'Who speaks?' }

test('what is written about a task is found again, of that task alone, and forgotten once there is nothing', () => {
  keepDrafts('one', { new: draft })
  expect(findDrafts('one')).toEqual({ new: draft })
  expect(findDrafts('two')).toEqual({})
  keepDrafts('one', {})
  expect([findDrafts('one'), kept.size]).toEqual([{}, 0])
})

test.each(['not JSON', '[]', '{"new": {"at_s": "now"}}'])('%s is no draft', (stored) => {
  keepDrafts('one', { new: draft })
  for (const key of kept.keys()) kept.set(key, stored)
  expect(findDrafts('one')).toEqual({})
})

test.each([
  [-1, 0],
  [1.23456, 1.23],
  // The server knows the recording to the millisecond: nothing is rounded behind its end.
  [10, 2.34],
])('at %d, it is within the recording, to the hundredth', (seconds, at) => {
  expect(withinS(seconds, 2.345)).toBe(at)
})

test('the end goes with the beginning, and away where there is none any more', () => {
  const stretch = { ...draft, end_s: 1.5 }
  expect(placed(stretch, 2, 10)).toEqual({ ...draft, at_s: 2, end_s: 2.5 })
  expect(placed(stretch, 9.8, 10)).toEqual({ ...draft, at_s: 9.8, end_s: 10 })
  expect(placed(stretch, 12, 10)).toEqual({ ...draft, at_s: 10, end_s: null })
})

test('it ends behind where it begins, or not at all', () => {
  expect(endedAt(draft, 3, 10)).toEqual({ ...draft, end_s: 3 })
  expect(endedAt(draft, 30, 10)).toEqual({ ...draft, end_s: 10 })
  expect(endedAt(draft, 1, 10)).toEqual(draft)
})
