import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOf, type Token } from '../model/token.ts'
import { anySpeech, aSentence, aWord, wordsIn } from '../testing.ts'
import { joinPieces, type Piece } from './join-pieces.ts'

describe('pieces cut in silence', () => {
  test('are the whole again, word for word and at their times, wherever there were cuts', () => {
    fc.assert(
      fc.property(anySpeech(), fc.array(fc.nat({ max: 120 }), { maxLength: 8 }), (tokens, cuts) => {
        const words = tokens.filter(({ type }) => type !== 'spacing')
        const joined = joinPieces(cutBefore(words, cuts))
        expect(textOf(joined)).toBe(textOf(tokens))
        const heard = joined.filter(({ type }) => type !== 'spacing')
        for (const [at, word] of heard.entries()) expect(word.start).toBeCloseTo(words[at]?.start ?? -1, 6)
      }),
    )
  })

  test('come in any order', () => {
    const pieces = [
      { start: 10, end: 20, tokens: aSentence('the second piece') },
      { start: 0, end: 10, tokens: aSentence('the first piece and') },
    ]
    expect(textOf(joinPieces(pieces))).toBe('the first piece and the second piece')
  })

  test('keep the characters of their words where these are said', () => {
    const character = { text: 'a', start: 0.1, end: 0.2 }
    const [word] = joinPieces([{ start: 60, end: 70, tokens: [{ ...aWord('a', 0, 0.3), characters: [character] }] }])
    expect(word?.characters).toEqual([{ text: 'a', start: 60.1, end: 60.2 }])
  })

  test('meet without a space in writing that has none', () => {
    const pieces = [
      { start: 0, end: 2, tokens: [aWord('你', 0, 1), aWord('好', 1, 2)] },
      { start: 2, end: 4, tokens: [aWord('世', 0, 1), aWord('界', 1, 2)] },
    ]
    expect(textOf(joinPieces(pieces, ''))).toBe('你好世界')
  })

  test('keep words together that have no space between them, whatever stands where pieces meet', () => {
    const pieces = [
      { start: 0, end: 2, tokens: [aWord('你', 0, 1), aWord('好', 1, 2)] },
      { start: 2, end: 4, tokens: [aWord('so', 0, 1)] },
    ]
    expect(textOf(joinPieces(pieces))).toBe('你好 so')
  })

  test('may hold nothing', () => {
    expect(joinPieces([])).toEqual([])
    expect(
      textOf(
        joinPieces([
          { start: 0, end: 9, tokens: [] },
          { start: 9, end: 12, tokens: [aWord('so', 0, 1)] },
        ]),
      ),
    ).toBe('so')
  })
})

describe('pieces that overlap', () => {
  test('lose and double no word, though both edges cut one and times are not quite the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('no', 'and', 'so', 'river', 'house', 'stone'), { minLength: 30, maxLength: 60 }),
        fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 60, maxLength: 60 }),
        fc.boolean(),
        (texts, jitter, edgesAreCut) => {
          const words = texts.map((text, at) => aWord(text, at * 0.5, at * 0.5 + 0.4))
          const pieces = overlapping(words, jitter, edgesAreCut)
          expect(wordsIn(joinPieces(pieces))).toEqual(texts)
        },
      ),
    )
  })

  test('give times that never run backwards', () => {
    fc.assert(
      fc.property(anySpeech(), anySpeech(), fc.integer({ min: 0, max: 40 }), (one, other, start) => {
        const joined = joinPieces([
          { start: 0, end: (one.at(-1)?.end ?? 0) + 0.1, tokens: one },
          { start, end: start + (other.at(-1)?.end ?? 0), tokens: other },
        ])
        let reached = 0
        for (const { start: from, end: to } of joined) {
          expect(from).toBeGreaterThanOrEqual(reached)
          expect(to).toBeGreaterThanOrEqual(from ?? 0)
          reached = to ?? 0
        }
      }),
    )
  })

  test('change over in the middle where they heard nothing alike', () => {
    const pieces = [
      { start: 0, end: 10, tokens: [aWord('early', 7, 7.5), aWord('late', 9, 9.5)] },
      { start: 6, end: 16, tokens: [aWord('urley', 1, 1.5), aWord('leight', 3, 3.5), aWord('then', 5, 6)] },
    ]
    expect(wordsIn(joinPieces(pieces))).toEqual(['early', 'leight', 'then'])
  })
})

/** Cuts before words with these numbers; each piece begins where the word before ended. */
function cutBefore(words: readonly Token[], cuts: readonly number[]): Piece[] {
  const edges = [...new Set([0, ...cuts.filter((cut) => cut < words.length), words.length])].toSorted((a, b) => a - b)
  return edges.slice(1).map((to, at) => {
    const part = words.slice(edges[at], to)
    const start = words[(edges[at] ?? 0) - 1]?.end ?? 0
    const spaced = part.flatMap((word, place) =>
      place === 0 ? [word] : [{ text: ' ', type: 'spacing' as const, logprob: 0 }, word],
    )
    return { start, end: part.at(-1)?.end ?? start, tokens: spaced.map((token) => earlier(token, start)) }
  })
}

/** Two pieces of which the second begins six words before the end of the first. */
function overlapping(words: readonly Token[], jitter: readonly number[], edgesAreCut: boolean): Piece[] {
  const [from, to] = [14, 20]
  const start = (words[from]?.start ?? 0) + (edgesAreCut ? 0.2 : -0.05)
  const end = (words[to]?.end ?? 0) - (edgesAreCut ? 0.2 : -0.05)
  const first = words.slice(0, to + 1)
  const second = words.slice(from).map((word, at) => shifted(word, (jitter[at] ?? 0) / 1000))
  // A word that an edge cuts is heard as something else.
  if (edgesAreCut) [first[to], second[0]] = [aWord('mumble', end - 0.2, end), aWord('grumble', start, start + 0.2)]
  return [
    { start: 0, end, tokens: first },
    { start, end: start + 60, tokens: second.map((word) => earlier(word, start)) },
  ]
}

function earlier(token: Token, by: number): Token {
  return token.type === 'spacing' ? token : shifted(token, -by)
}

function shifted(token: Token, by: number): Token {
  return { ...token, start: Math.max(0, (token.start ?? 0) + by), end: Math.max(0, (token.end ?? 0) + by) }
}
