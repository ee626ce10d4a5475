import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instruments } from '../instruments.ts'
import { intoRange } from './into-range.ts'

const players = Object.entries(instruments).filter(([, { range }]) => range.high - range.low >= 11)
const lines = fc.array(fc.integer({ min: 36, max: 84 }), { minLength: 1, maxLength: 12 })

test('a line moved into the range of any player has every note there, and stays in its pitch classes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...players), lines, ([, { range }], pitches) => {
      const notes = pitches.map((pitch, at) => ({ startBeat: at, lengthBeats: 1, velocity: 70, pitch }))
      const moved = intoRange(notes, range)
      expect(moved.every(({ pitch }) => pitch >= range.low && pitch <= range.high)).toBe(true)
      expect(moved.map(({ pitch }) => pitch % 12)).toEqual(pitches.map((pitch) => pitch % 12))
    }),
  )
})

test('a line moves as a whole where it can, and not at all where it is within', () => {
  const line = [55, 57, 59].map((pitch, at) => ({ startBeat: at, lengthBeats: 1, velocity: 70, pitch }))
  expect(intoRange(line, { low: 60, high: 96 }).map(({ pitch }) => pitch)).toEqual([67, 69, 71])
  expect(intoRange(line, { low: 48, high: 88 })).toEqual(line)
})
