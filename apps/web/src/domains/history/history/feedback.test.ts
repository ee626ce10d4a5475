import type { HistoryFeedback } from '@vireo/contracts/history'
import { expect, test } from 'vitest'

import { asksAfterThumbsUp, isChangeable } from './feedback.ts'

const given = (changes: Partial<HistoryFeedback>): HistoryFeedback => ({
  thumbs_up: true,
  feedback: '',
  emotions: false,
  inaccurate_clone: false,
  glitches: false,
  audio_quality: false,
  other: false,
  review_status: 'not_reviewed',
  ...changes,
})

test('a thumbs-up asks what was good unless a text of more than 400 characters is stored', () => {
  expect(asksAfterThumbsUp(null)).toBe(true)
  for (const [length, asks] of [
    [0, true],
    [200, true],
    [400, true],
    [401, false],
  ] as const) {
    expect(asksAfterThumbsUp(given({ feedback: 'a'.repeat(length) }))).toBe(asks)
    expect(asksAfterThumbsUp(given({ feedback: '🙂'.repeat(length) }))).toBe(asks)
  }
})

test('feedback may be changed until it was reviewed', () => {
  expect(isChangeable(null)).toBe(true)
  expect(isChangeable(given({}))).toBe(true)
  expect(isChangeable(given({ review_status: 'reviewed' }))).toBe(false)
})
