import type { UnderstoodWords } from '@vireo/contracts/voice-design'
import { expect, test } from 'vitest'

import { togetherByWords } from './together-by-words.ts'

const entry = (words: string, field: string, value: string | number): UnderstoodWords => ({
  words,
  field,
  value,
  used: true,
  reason: null,
})
const shown = (entries: readonly UnderstoodWords[]) =>
  togetherByWords(entries).map((group) => `${group[0].words} → ${group.map(({ value }) => String(value)).join(', ')}`)

test('what the same words became stands beside them once', () => {
  expect(
    shown([entry('Old man', 'gender', 'male'), entry('Old man', 'age', 'old'), entry('deep', 'pitch', -1)]),
  ).toEqual(['Old man → male, old', 'deep → -1'])
})

test('words that became the same thing stand beside each other', () => {
  expect(shown([entry('man', 'gender', 'male'), entry('he', 'gender', 'male')])).toEqual(['man, he → male'])
})

test('measures stand alone, as each is drawn', () => {
  expect(shown([entry('gruff', 'pitch', -0.4), entry('gruff', 'tones.raspy', 0.6)])).toEqual([
    'gruff → -0.4',
    'gruff → 0.6',
  ])
})
