import { expect, test } from 'vitest'
import { timesOfSegments } from './times-of-segments.ts'

const count = 200
const words = ['one', 'two', 'three', 'four', 'five']
const text = words.join(' ')
const segments = Array.from({ length: count }, (_, at) => {
  return { id: `${at}`, text: at % 10 === 9 ? ' ' : text, speaker_id: 'a', start_s: at, end_s: at + 1 }
})

/** The words of all segments as they are found, a tenth of a second each; `onRead` hears of every place that is read. */
function marksOf(onRead: () => void) {
  let begin = 0
  return segments.flatMap((segment) => {
    const from = begin
    begin += segment.text.trim().length + 2
    return [...segment.text.matchAll(/\S+/gu)].map(({ index, 0: word }) => {
      const textStart = from + index
      return {
        get textStart() {
          onRead()
          return textStart
        },
        textEnd: textStart + word.length,
        startMs: textStart * 100,
        endMs: textStart * 100 + 100,
        loss: 0,
      }
    })
  })
}

test('each segment has its own words, and what says nothing has none', () => {
  const { segments: timed, unheard } = timesOfSegments(
    segments,
    marksOf(() => undefined),
  )
  expect(timed.every((segment) => segment.words.map((word) => word.text).join(' ') === text)).toBe(true)
  expect([timed.length, unheard.length]).toEqual([count * 0.9, count * 0.1])
})

test('words that were found are not looked through again for every segment', () => {
  let reads = 0
  const marks = marksOf(() => reads++)
  timesOfSegments(segments, marks)
  expect(reads / marks.length).toBeLessThan(12)
})
