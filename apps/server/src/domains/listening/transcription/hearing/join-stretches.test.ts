import { aVoice } from '@vireo/audio/testing.ts'
import { sourceOf } from '@vireo/engines'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HeardStretch } from './heard.ts'
import { joinStretches } from './join-stretches.ts'
import { cutAtPauses } from './stretches.ts'

const rate = 16_000
const wordMs = 430
const seconds = 80
/** Nobody pauses in it, so that words are cut wherever it is. */
const stretches = await cutAtPauses(sourceOf(aVoice(rate, seconds * 1000), rate))
const count = Math.floor((seconds * 1000) / wordMs)

/** Hears each stretch as an engine does: what an edge cuts is understood as something else, and times are not quite the same. */
function heard(texts: readonly string[], jitter: readonly number[]): HeardStretch[] {
  return stretches.map(({ fromMs, toMs }, at) => {
    const words = texts.flatMap((text, place) => {
      const [startMs, endMs] = [place * wordMs, place * wordMs + 400]
      if (endMs <= fromMs || startMs >= toMs) return []
      const isCut = startMs < fromMs || endMs > toMs
      const moved = jitter[(place + 7 * at) % jitter.length] ?? 0
      const start = Math.max(fromMs, startMs + moved)
      return [{ text: isCut ? 'mumble' : text, startMs: start, endMs: Math.max(start, Math.min(toMs, endMs + moved)) }]
    })
    return { fromMs, toMs, language: 'en', timing: 'engine' as const, words }
  })
}

test('no word is lost, doubled or left in two halves, wherever it was cut', () => {
  expect(stretches.length).toBeGreaterThan(2)
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('no', 'and', 'so', 'river', 'house', 'stone', 'quiet'), {
        minLength: count,
        maxLength: count,
      }),
      fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 11, maxLength: 31 }),
      (texts, jitter) => {
        const words = joinStretches(heard(texts, jitter))
        expect(words.map(({ text }) => text)).toEqual(texts)
        const starts = words.map(({ startMs }) => startMs)
        expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      },
    ),
    { numRuns: 60 },
  )
})

test('a script without spaces has none where stretches meet', () => {
  const words = (text: string, fromMs: number) =>
    [...text].map((each, at) => {
      const word = { text: each, startMs: fromMs + at * 500, endMs: fromMs + at * 500 + 400 }
      return at > 0 ? { ...word, joined: true as const } : word
    })
  const joined = joinStretches([
    { fromMs: 0, toMs: 1000, language: 'ja', timing: 'aligned', words: words('今日', 0) },
    { fromMs: 1000, toMs: 2000, language: 'ja', timing: 'aligned', words: words('天気', 1000) },
  ])
  expect(joined.map(({ text, joined: isJoined }) => [text, isJoined ?? false])).toEqual([
    ['今', false],
    ['日', true],
    ['天', true],
    ['気', true],
  ])
})
