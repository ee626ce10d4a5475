import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateWordTimes } from './word-times.ts'

const rate = 24_000

/** Hums where it is told to, silent elsewhere; in milliseconds. */
function aHum(lengthMs: number, spans: readonly (readonly [number, number])[]): Int16Array {
  return Int16Array.from({ length: (lengthMs * rate) / 1000 }, (_, at) => {
    const ms = (at * 1000) / rate
    return spans.some(([from, to]) => ms >= from && ms < to) ? Math.round(8000 * Math.sin(at / 20)) : 0
  })
}

it('moves a boundary to where it is quiet', () => {
  const samples = aHum(2000, [
    [200, 760],
    [840, 1400],
  ])
  const [first, second] = estimateWordTimes('morning, morning', 'en', samples, rate)
  expect(first?.startMs).toBeCloseTo(200, -1)
  expect(first?.endMs).toBeGreaterThan(640)
  expect(first?.endMs).toBeLessThan(850)
  expect(second?.startMs).toBeGreaterThan(750)
  expect(second?.endMs).toBeCloseTo(1400, -1)
})

it('knows words where nothing stands between them', () => {
  const words = estimateWordTimes('今天天气很好', 'zh', aHum(1000, [[0, 1000]]), rate)
  expect(words.length).toBeGreaterThan(1)
})

it('gives words in order, inside the text and the audio, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(900), (text, quietMs) => {
      const samples = aHum(1000, [[quietMs, 1000]])
      let [textReached, timeReached] = [0, 0]
      for (const { textStart, textEnd, startMs, endMs } of estimateWordTimes(text, 'en', samples, rate)) {
        expect(textStart).toBeGreaterThanOrEqual(textReached)
        expect(textEnd).toBeGreaterThan(textStart)
        expect(startMs).toBeGreaterThanOrEqual(timeReached)
        expect(endMs).toBeGreaterThanOrEqual(startMs)
        ;[textReached, timeReached] = [textEnd, endMs]
      }
      expect(timeReached).toBeLessThanOrEqual(1000)
    }),
    { numRuns: 60, examples: [['ཀ一🄰', 93]] },
  )
})

it('has no words where nothing is heard', () => {
  expect(estimateWordTimes('Hello there.', 'en', new Int16Array(1000), rate)).toEqual([])
})
