import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chordOn, classesOf } from './chords.ts'
import { isIn, keyName, modes, nearestOf, scaleOf, signatureOf, stepFrom, type Key, type Mode } from './keys.ts'
import { voiceChord } from './voicing.ts'

const keys = fc.record({
  tonic: fc.integer({ min: 0, max: 11 }),
  mode: fc.constantFrom(...(Object.keys(modes) as Mode[])),
})
const cMajor: Key = { tonic: 0, mode: 'major' }

test.each([
  ['I', cMajor, 'C', [0, 4, 7]],
  ['ii7', cMajor, 'Dm7', [2, 5, 9, 0]],
  ['V7', cMajor, 'G7', [7, 11, 2, 5]],
  ['vii°', cMajor, 'Bdim', [11, 2, 5]],
  ['bVII', cMajor, 'B♭', [10, 2, 5]],
  ['VI', { tonic: 9, mode: 'minor' }, 'F', [5, 9, 0]],
  ['iiø7', { tonic: 9, mode: 'minor' }, 'Bm7b5', [11, 2, 5, 9]],
  ['V7', { tonic: 9, mode: 'minor' }, 'E7', [4, 8, 11, 2]],
  ['IVmaj7', { tonic: 5, mode: 'major' }, 'B♭maj7', [10, 2, 5, 9]],
] as const)('%s in its key is what players call %s', (numeral, key, symbol, classes) => {
  const chord = chordOn(numeral, key)
  expect([chord.symbol, classesOf(chord)]).toEqual([symbol, classes])
})

test('what is no step of a scale is refused', () => {
  expect(() => chordOn('X', cMajor)).toThrow('no step of a scale')
  expect(() => chordOn('Vbanana', cMajor)).toThrow('no kind of chord')
})

test.each([
  [{ tonic: 0, mode: 'major' }, 0, 'C major'],
  [{ tonic: 9, mode: 'minor' }, 0, 'A minor'],
  [{ tonic: 2, mode: 'dorian' }, 0, 'D dorian'],
  [{ tonic: 5, mode: 'major' }, -1, 'F major'],
  [{ tonic: 4, mode: 'major' }, 4, 'E major'],
  [{ tonic: 3, mode: 'minor' }, 6, 'D♯ minor'],
  [{ tonic: 1, mode: 'major' }, -5, 'D♭ major'],
] as const)('the signature of %j', (key, signature, name) => {
  expect([signatureOf(key), keyName(key)]).toEqual([signature, name])
})

test('a signature names the notes of the scale', () => {
  fc.assert(
    fc.property(keys, (key) => {
      const sharps = signatureOf(key)
      const white = [0, 2, 4, 5, 7, 9, 11]
      const order = sharps >= 0 ? [5, 0, 7, 2, 9, 4] : [11, 4, 9, 2, 7, 0]
      const altered = order.slice(0, Math.abs(sharps))
      const named = white.map((each) => (altered.includes(each) ? (each + Math.sign(sharps) + 12) % 12 : each))
      expect(named.toSorted((a, b) => a - b)).toEqual(scaleOf(key).toSorted((a, b) => a - b))
    }),
  )
})

test('steps stay in the scale and go back to where they came from', () => {
  fc.assert(
    fc.property(keys, fc.integer({ min: 40, max: 90 }), fc.integer({ min: 1, max: 9 }), (key, pitch, steps) => {
      const scale = scaleOf(key)
      const start = nearestOf(pitch, scale)
      const up = stepFrom(start, steps, scale)
      expect(isIn(up, scale)).toBe(true)
      expect(stepFrom(up, -steps, scale)).toBe(start)
    }),
  )
})

test('a voicing stands in its range, rising, and is near the one before', () => {
  const numerals = ['I', 'ii7', 'iii', 'IVmaj7', 'V7', 'vi', 'V9', 'bVII'] as const
  fc.assert(
    fc.property(keys, fc.constantFrom(...numerals), fc.constantFrom(...numerals), (key, one, other) => {
      const range = { low: 50, high: 74 }
      const first = voiceChord(chordOn(one, key), range)
      const second = voiceChord(chordOn(other, key), range, first)
      for (const voicing of [first, second]) {
        expect(voicing.every((pitch) => pitch >= range.low && pitch <= range.high)).toBe(true)
        expect(new Set(voicing).size).toBe(voicing.length)
        expect(voicing).toEqual(voicing.toSorted((a, b) => a - b))
      }
      const moved = second.map((pitch, at) => Math.abs(pitch - (first[Math.min(at, first.length - 1)] ?? pitch)))
      expect(Math.max(...moved)).toBeLessThanOrEqual(9)
    }),
  )
})
