import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOf, type Token } from '../model/token.ts'
import { anySpeech, aSentence, aWord } from '../testing.ts'
import { retimeText } from './retime-text.ts'

const timesOf = (tokens: readonly Token[]) =>
  tokens
    .filter(({ type }) => type !== 'spacing')
    .map(({ text, start, end }) => [text, Number(start?.toFixed(3)), Number(end?.toFixed(3))])

describe('a correction', () => {
  const said = aSentence('we saw the white house today')

  test('of one word keeps its time and leaves the others as they are', () => {
    const corrected = retimeText(said, 'we saw the White house today')
    expect(textOf(corrected)).toBe('we saw the White house today')
    expect(timesOf(corrected)).toEqual(
      timesOf(said).map(([text, ...times]) => [text === 'white' ? 'White' : text, ...times]),
    )
    expect(corrected.filter((token) => said.includes(token)).length).toBeGreaterThanOrEqual(said.length - 3)
    expect(corrected.find(({ text }) => text === 'White')?.logprob).toBe(0)
  })

  test('of one word into two shares its time by their length', () => {
    const corrected = timesOf(retimeText(said, 'we saw the whitest ox house today'))
    expect(corrected.slice(3, 5)).toEqual([
      ['whitest', 1.8, 2.189],
      ['ox', 2.189, 2.3],
    ])
  })

  test('in two places keeps what is between them', () => {
    const corrected = retimeText(said, 'you saw the white house tonight')
    for (const word of ['saw', 'the', 'white', 'house'])
      expect(corrected).toContain(said.find(({ text }) => text === word))
  })

  test('that adds a word puts it into the pause', () => {
    const corrected = timesOf(retimeText(said, 'we saw the big white house today'))
    expect(corrected[3]).toEqual(['big', 1.7, 1.8])
    expect(corrected[4]).toEqual(['white', 1.8, 2.3])
  })

  test('that takes words away leaves the rest where it is', () => {
    expect(timesOf(retimeText(said, 'we saw today'))).toEqual([timesOf(said)[0], timesOf(said)[1], timesOf(said)[5]])
  })

  test('in writing without spaces keeps what is around it', () => {
    const chinese = ['我', '们', '看', '见', '河'].map((text, at) => aWord(text, at, at + 1))
    const corrected = retimeText(chinese, '我们看到河')
    expect(textOf(corrected)).toBe('我们看到河')
    expect(corrected[0]).toBe(chinese[0])
    expect(corrected.at(-1)).toBe(chinese.at(-1))
  })

  test('keeps sounds that are no words', () => {
    const tokens = [...aSentence('thank you'), { ...aWord('(loud applause)', 2, 5), type: 'audio_event' as const }]
    const corrected = retimeText(tokens, 'thanks to you (loud applause)')
    expect(corrected.at(-1)).toEqual(tokens.at(-1))
  })

  test('that changes nothing gives the same', () => {
    expect(retimeText(said, textOf(said))).toBe(said)
  })
})

test('a correction reads as it was written, its times never run backwards, and its words are somebody’s', () => {
  fc.assert(
    fc.property(
      anySpeech({ most: 25, untimed: true }),
      anySpeech({ most: 25 }),
      fc.nat(),
      fc.nat(),
      (tokens, other, from, size) => {
        const text = textOf(tokens)
        const cut = from % text.length
        const written = `${text.slice(0, cut)}${textOf(other)}${text.slice(cut + (size % text.length))}`
        const corrected = retimeText(tokens, written)
        expect(textOf(corrected)).toBe(written)
        let reached = 0
        for (const { type, start, end, speaker_id: speaker } of corrected) {
          expect(speaker).toBe('speaker_0')
          if (type === 'spacing' || start === null || start === undefined) continue
          expect(start).toBeGreaterThanOrEqual(reached - 1e-9)
          expect(end).toBeGreaterThanOrEqual(start)
          reached = end ?? 0
        }
      },
    ),
  )
})
