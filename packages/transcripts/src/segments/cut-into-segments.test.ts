import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySpeech, aSentence, wordsIn } from '../testing.ts'
import { cutIntoSegments, lengthOf } from './cut-into-segments.ts'
import { speakerRules } from './segment-rules.ts'

const anyRules = fc.record({
  silenceLongerThan: fc.option(fc.double({ min: 0.05, max: 5, noNaN: true })),
  maxDuration: fc.option(fc.double({ min: 0.5, max: 20, noNaN: true })),
  maxChars: fc.option(fc.integer({ min: 1, max: 200 })),
})

test('no word is lost, doubled or moved, whatever the rules', () => {
  fc.assert(
    fc.property(anySpeech({ speakers: 3, untimed: true }), anyRules, (tokens, rules) => {
      const segments = cutIntoSegments([tokens], rules)
      expect(segments.flatMap((segment) => wordsIn(segment.tokens))).toEqual(wordsIn(tokens))
    }),
  )
})

test('every segment keeps every rule, unless it is one word', () => {
  fc.assert(
    fc.property(anySpeech({ speakers: 3 }), anyRules, (tokens, rules) => {
      const segments = cutIntoSegments([tokens], rules)
      for (const { text, start, end, tokens: own, speaker_id: speaker } of segments) {
        expect(own.every((token) => token.speaker_id === speaker)).toBe(true)
        expect(own[0]?.type === 'spacing' || own.at(-1)?.type === 'spacing').toBe(false)
        if (wordsIn(own).length === 1) continue
        expect(lengthOf(text)).toBeLessThanOrEqual(rules.maxChars ?? Infinity)
        expect(end - start).toBeLessThanOrEqual(rules.maxDuration ?? Infinity)
        const spoken = own.filter(({ type }) => type !== 'spacing')
        const pauses = spoken.slice(1).map((token, at) => (token.start ?? 0) - (spoken[at]?.end ?? 0))
        expect(Math.max(0, ...pauses)).toBeLessThanOrEqual(rules.silenceLongerThan ?? Infinity)
      }
    }),
  )
})

describe('a limit cuts', () => {
  const cut = (text: string, maxChars: number) =>
    cutIntoSegments([aSentence(text)], { ...speakerRules, maxChars }).map((segment) => segment.text)

  test('behind a sentence', () => {
    expect(cut('It rains a lot. We stay at home today', 30)).toEqual(['It rains a lot.', 'We stay at home today'])
  })

  test('behind a clause where no sentence ends', () => {
    expect(cut('when it rains a lot, we stay at home', 30)).toEqual(['when it rains a lot,', 'we stay at home'])
  })

  test('anywhere when the sentence ends too early', () => {
    expect(cut('No. We stay at home while it rains', 30)).toEqual(['No. We stay at home while it', 'rains'])
  })

  test('around a word that is longer than it', () => {
    expect(cut('a Donaudampfschifffahrt b', 5)).toEqual(['a', 'Donaudampfschifffahrt', 'b'])
  })
})

test('parts are never joined, and other channels stand alone', () => {
  const one = aSentence('one two')
  const right = aSentence('three', 2).map((token) => ({ ...token, channel_index: 1 }))
  expect(cutIntoSegments([one, aSentence('four', 4)], speakerRules)).toHaveLength(2)
  expect(cutIntoSegments([[...one, ...right]], speakerRules).map(({ channel_index: index }) => index)).toEqual([
    null,
    1,
  ])
})
