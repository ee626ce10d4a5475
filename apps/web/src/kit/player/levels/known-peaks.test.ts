import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodedPeaks, encodedPeaks, forgetPeaks, keepPeaks, knownPeaks } from './known-peaks.ts'
import { peaksOf } from './outline.ts'

const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 400 })

test('levels come back within a hundredth, one character each, and the loudest stays', () => {
  fc.assert(
    fc.property(levels, (peaks) => {
      const text = encodedPeaks(peaks)
      const back = decodedPeaks(text)
      expect(text).toMatch(/^[0-9A-Za-z]{1,80}$/u)
      expect(back).toHaveLength(Math.min(80, peaks.length))
      expect(Math.max(...back)).toBeCloseTo(Math.max(...peaks), 1)
    }),
  )
})

test('what was heard is known until somebody signs out, the oldest goes first', () => {
  expect(knownPeaks('a')).toBeUndefined()
  for (let index = 0; index <= 200; index++) keepPeaks(`recording ${index}`, [0, 1])
  expect(knownPeaks('recording 0')).toBeUndefined()
  expect(knownPeaks('recording 200')).toEqual([0, 1])
  expect(knownPeaks('recording 200')).toBe(knownPeaks('recording 200'))
  forgetPeaks()
  expect(knownPeaks('recording 200')).toBeUndefined()
})

test('the levels of samples are the largest of each stretch', () => {
  expect(peaksOf(Float32Array.from([0, -0.5, 0.25, 0, 1, 0.5]), 3)).toEqual([0.5, 0.25, 1])
  expect(peaksOf(new Float32Array(0), 3)).toEqual([])
})
