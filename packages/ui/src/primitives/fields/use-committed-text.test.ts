import { expect, test } from 'vitest'

import { committedValue } from './use-committed-text.ts'

const seconds = (text: string) => {
  const [, minutes, rest] = /^(\d+):([0-5]\d)$/u.exec(text.trim()) ?? []
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(rest)
}

test.each([
  ['1:05', 65],
  [' 0:00 ', 0],
  ['59:59', 3599],
])('%j is committed', (text, value) => {
  expect(committedValue(text, 42, seconds)).toBe(value)
})

test.each(['', '1:60', 'soon', '1:5', '-1:00'])('%j cannot be read: the value stays', (text) => {
  expect(committedValue(text, 42, seconds)).toBe(42)
})
