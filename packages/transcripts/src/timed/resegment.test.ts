import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { resegment } from './resegment.ts'
import { anyTimedText } from './timed.testing.ts'
import type { TimedSegment } from './timed-text.ts'

function wishes(maxChars = 20) {
  let number = 0
  return { maxChars, maxSeconds: 6, silenceS: 0.5, language: 'en', newId: () => `r${number++}` }
}
const wordsOf = (segments: readonly TimedSegment[], field: 'text' | 'translation') =>
  segments.flatMap((segment) => (segment[field] ?? '').split(/\s+/u).filter((word) => word !== ''))

test('however segments are cut anew, no word is lost or moved, and none lies over another', () => {
  fc.assert(
    fc.property(anyTimedText, fc.integer({ min: 5, max: 60 }), ({ segments }, most) => {
      const cut = resegment(segments, wishes(most))
      expect(wordsOf(cut, 'text')).toEqual(wordsOf(segments, 'text'))
      expect(wordsOf(cut, 'translation')).toEqual(wordsOf(segments, 'translation'))
      for (const [at, { start_s: start, end_s: end }] of cut.entries()) {
        expect(start).toBeGreaterThanOrEqual(cut[at - 1]?.end_s ?? 0)
        expect(end).toBeGreaterThan(start)
      }
    }),
  )
})

test('what is said without a pause is joined, and cut where it is too long', () => {
  const said = (id: string, text: string, start: number) => {
    return { id, text, speaker_id: 'a', start_s: start, end_s: start + 2, translation: text.toUpperCase() }
  }
  const cut = resegment([said('1', 'It rains a', 0), said('2', 'lot. We stay.', 2), said('3', 'Later.', 9)], wishes())
  expect(cut.map(({ text, translation }) => [text, translation])).toEqual([
    ['It rains a lot.', 'IT RAINS A LOT.'],
    ['We stay.', 'WE STAY.'],
    ['Later.', 'LATER.'],
  ])
})
