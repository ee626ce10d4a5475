import { expect, it } from 'vitest'
import { amplitudeOf, decibelsOf, durationOf, samplesIn } from './units.ts'

it('converts there and back', () => {
  expect(amplitudeOf(0)).toBe(1)
  expect(amplitudeOf(-6.0206)).toBeCloseTo(0.5, 5)
  expect(decibelsOf(amplitudeOf(-37.5))).toBeCloseTo(-37.5, 10)
  expect(decibelsOf(0)).toBe(-Infinity)
  expect(samplesIn(20, 22_050)).toBe(441)
  expect(durationOf(441, 22_050)).toBe(20)
})
