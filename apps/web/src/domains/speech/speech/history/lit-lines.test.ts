import { HistoryItem } from '@vireo/contracts/history'
import { expect, test } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { litLines } from './lit-lines.ts'

const times = (text: string) => {
  const characters = [...text]
  const alignment = {
    characters,
    character_start_times_seconds: characters.map((_, at) => at / 10),
    character_end_times_seconds: characters.map((_, at) => (at + 1) / 10),
  }
  return { alignment, normalized_alignment: alignment }
}
const item = (part: object) => HistoryItem.parse(leastAnswer(HistoryItem, part))
const line = (text: string, voice_name: string) => ({ text, voice_id: voice_name, voice_name })

test('a text is laid out in its words, with nothing lost of it', () => {
  const [only, ...others] = litLines(item({ text: 'One two.', alignments: times('One two.') }))
  expect(only?.tokens.map(({ text }) => text).join('')).toBe('One two.')
  expect(others).toEqual([])
})

test('the lines of a dialogue have their own words, however they are joined', () => {
  const dialogue = [line('Good day.', 'Ada'), line('And you?', 'Ben')]
  const lines = litLines(item({ text: null, dialogue, alignments: times('Good day.\nAnd you?') }))
  expect(
    lines.map(({ speaker, tokens }) => [
      speaker,
      tokens
        .map(({ text }) => text)
        .join('')
        .trim(),
    ]),
  ).toEqual([
    ['Ada', 'Good day.'],
    ['Ben', 'And you?'],
  ])
})

test('times of another text, or none, leave the text as it is', () => {
  for (const alignments of [times('Something else'), null]) {
    expect(litLines(item({ text: 'One two.', alignments }))).toMatchObject([{ text: 'One two.', tokens: [] }])
  }
})
