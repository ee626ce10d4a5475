import type { Token } from '@vireo/transcripts'
import { expect, test } from 'vitest'

import { placeAt, tokenAt } from './places.ts'

const word = (text: string, start: number): Token => ({ text, type: 'word', start, end: start + 0.5, logprob: 0 })
const space: Token = { text: ' ', type: 'spacing', start: 0.5, end: 1, logprob: 0 }
const paragraphs = [
  { speaker_id: null, tokens: [word('Good', 0), space, word('morning.', 1)] },
  { speaker_id: null, tokens: [word('Yes.', 5)] },
]

test.each([
  [0, 0, 0],
  [0.7, 0, 0],
  [1.2, 0, 2],
  [4, 0, 2],
  [5, 1, 0],
  [99, 1, 0],
])('at %s seconds it is word %s.%s', (seconds, paragraph, token) => {
  expect(placeAt(paragraphs, seconds)).toEqual({ paragraph, token })
})

test('nothing is said before the first word, and in nothing', () => {
  expect(placeAt([{ speaker_id: null, tokens: [word('late', 3)] }], 1)).toBeUndefined()
  expect(placeAt([], 1)).toBeUndefined()
})

test('a character belongs to the word that it stands in, and behind the last to none', () => {
  const tokens = paragraphs[0]?.tokens ?? []
  expect([0, 3, 4, 5, 12, 13].map((character) => tokenAt(tokens, character))).toEqual([0, 0, 1, 2, 2, 3])
})
