import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tokensOf, wordAt } from './tokens.ts'

function aligned(text: string, stepSeconds = 0.1, fromSeconds = 0) {
  const characters = Array.from(text)
  return {
    characters,
    character_start_times_seconds: characters.map((_, index) => fromSeconds + index * stepSeconds),
    character_end_times_seconds: characters.map((_, index) => fromSeconds + (index + 1) * stepSeconds),
  }
}

test('a sentence is cut into words, each with its time', () => {
  const words = tokensOf(aligned('It isn’t far.'), 2).filter(({ isWord }) => isWord)
  expect(words.map(({ text, startMs, lineIndex }) => [text, Math.round(startMs), lineIndex])).toEqual([
    ['It', 0, 2],
    ['isn’t', 300, 2],
    ['far', 900, 2],
  ])
  expect(tokensOf(aligned('今日は晴れ')).filter(({ isWord }) => isWord).length).toBeGreaterThan(1)
})

test('nothing of the text is lost, and time never runs back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      (text, step) => {
        const tokens = tokensOf(aligned(text, step))
        expect(tokens.map((token) => token.text).join('')).toBe(text)
        tokens.forEach((token, index) => {
          expect(token.endMs).toBeGreaterThanOrEqual(token.startMs)
          expect(token.startMs).toBeGreaterThanOrEqual(tokens[index - 1]?.startMs ?? 0)
        })
      },
    ),
  )
})

test('the word at a moment is the last one that has begun', () => {
  const tokens = tokensOf(aligned('One two', 0.1, 1))
  const at = (ms: number) => {
    const index = wordAt(tokens, ms)
    return index === undefined ? undefined : tokens[index]?.text
  }
  expect([at(0), at(1000), at(1350), at(1400), at(9000)]).toEqual([undefined, 'One', 'One', 'two', 'two'])
  expect(wordAt([], 0)).toBeUndefined()
})
