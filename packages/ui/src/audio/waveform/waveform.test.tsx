import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { voiceArt } from '../../voice-art/voice-art.ts'
import { layOutBars } from './draw-bars.ts'
import { placeWords, type WaveWord, wordsShown } from './place-words.ts'
import { Waveform } from './waveform.tsx'

const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 400 })
const box = fc.record({ width: fc.integer({ min: 20, max: 1200 }), height: fc.integer({ min: 16, max: 120 }) })

test('bars fill their box and never leave it', () => {
  fc.assert(
    fc.property(levels, box, (peaks, room) => {
      const { barWidth, gap, heights } = layOutBars(peaks, room)
      const right = heights.length * (barWidth + gap) - gap
      expect(right).toBeLessThanOrEqual(room.width)
      expect(right).toBeGreaterThan(room.width - barWidth - gap)
      expect(heights.every((height) => height >= barWidth && height <= room.height)).toBe(true)
    }),
  )
})

test('a growing one takes a bar for each level, and those that stand there keep their height', () => {
  const room = { width: 300, height: 28 }
  const quiet = layOutBars([0.2, 0.3], room, true)
  expect(quiet.heights).toHaveLength(2)
  expect(layOutBars([0.2, 0.3, 0.4], room, true).heights.slice(0, 2)).toEqual(quiet.heights)
  expect(
    layOutBars(
      Array.from({ length: 5000 }, () => 0.3),
      room,
      true,
    ).heights.length,
  ).toBeLessThanOrEqual(100)
})

test('words stand at their times and never on each other', () => {
  const word = fc.record({ text: fc.string({ minLength: 1, maxLength: 12 }), startMs: fc.nat(20_000) })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.integer({ min: 40, max: 900 }), (spoken, width) => {
      const words = spoken
        .toSorted((one, other) => one.startMs - other.startMs)
        .map((each): WaveWord => ({ ...each, endMs: each.startMs + 200 }))
      const placed = placeWords(words, 20_000, width)
      for (const [index, { left, startMs, text }] of placed.entries()) {
        expect(left).toBeCloseTo((startMs / 20_000) * width, 6)
        expect(placed[index + 1]?.left ?? width).toBeGreaterThanOrEqual(left + [...text].length * 6)
      }
    }),
  )
  expect(placeWords([{ text: 'a', startMs: 0, endMs: 1 }], 0, 100)).toEqual([])
})

test('a sentence stands whole under its sound, or only the word of it that is heard', () => {
  const words = ['Who', 'comes', 'late', 'waits'].map((text, at) => ({
    text,
    startMs: at * 500,
    endMs: at * 500 + 400,
  }))
  const shown = (width: number, positionMs: number) =>
    wordsShown(words, { durationMs: 2000, width, positionMs }).map(({ text }) => text)
  expect(shown(400, 0)).toEqual(['Who', 'comes', 'late', 'waits'])
  expect([shown(90, 0), shown(90, 1), shown(90, 450), shown(90, 1600)]).toEqual([[], ['Who'], [], ['waits']])
  const [last] = wordsShown(words, { durationMs: 2000, width: 90, positionMs: 1600 })
  expect(last?.left).toBeLessThanOrEqual(90 - 5 * 6)
})

test('what can be moved through is a slider, what cannot is a picture; both say what they are', () => {
  const still = renderToStaticMarkup(<Waveform label="Ada" peaks={[0.1, 0.5]} durationMs={4000} size="row" />)
  expect(still).toContain('role="img" aria-label="Ada"')
  const moved = renderToStaticMarkup(
    <Waveform label="Ada" peaks={[0.1, 0.5]} positionMs={1000} durationMs={4000} onSeek={() => undefined} />,
  )
  expect(moved).toContain('role="slider"')
  expect(moved).toContain('aria-valuetext="0:01 of 0:04"')
})

test('one that was not played costs one canvas, one under way two, one without levels none', () => {
  const canvases = (markup: string) => markup.split('<canvas').length - 1
  const of = (peaks: number[] | undefined, positionMs: number, grows = false) =>
    canvases(renderToStaticMarkup(<Waveform label="a" durationMs={100} {...{ peaks, positionMs, grows }} />))
  expect([of([1], 0), of([1], 50), of([1], 0, true), of(undefined, 50), of([], 0, true)]).toEqual([1, 2, 1, 0, 0])
})

test('it wears the colours of its voice', () => {
  const markup = renderToStaticMarkup(<Waveform label="a" peaks={[1]} durationMs={1} voice={{ id: 'Ada' }} />)
  expect(markup).toContain(`--wave-played:light-dark(${voiceArt({ id: 'Ada' }).wave.light.played}`)
})
