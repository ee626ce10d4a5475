import { expect, test } from 'vitest'

import { waveWordsOf } from './wave-words-of.ts'

test('under a waveform stand the words of a text with what closes them, at the times at which they begin', () => {
  const token = (text: string, startMs: number, isWord = true) => ({
    text,
    startMs,
    endMs: startMs + 90,
    isWord,
    lineIndex: 0,
  })
  const tokens = [
    token('“', 0, false),
    token('Two', 10),
    token(' ', 100, false),
    token('words', 200),
    token('.', 290, false),
    token('”', 295, false),
    token(' – ', 300, false),
    token('more', 400),
  ]
  expect(waveWordsOf(tokens)).toEqual([
    { text: 'Two', startMs: 10, endMs: 100 },
    { text: 'words.”', startMs: 200, endMs: 290 },
    { text: 'more', startMs: 400, endMs: 490 },
  ])
})
