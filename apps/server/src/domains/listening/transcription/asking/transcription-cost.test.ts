import { expect, test } from 'vitest'
import { transcriptionCost } from './transcription-cost.ts'

test.each([
  [0, 0],
  [1, 2],
  [1000, 2],
  [30_000, 50],
  [60_000, 100],
  [60_001, 102],
  [36_000_000, 60_000],
])('%d ms cost %d credits', (durationMs, credits) => {
  expect(transcriptionCost(durationMs)).toBe(credits)
})
