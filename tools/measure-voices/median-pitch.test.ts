import { expect, test } from 'vitest'
import { medianPitch } from './median-pitch.ts'

/** A buzz with many harmonics, as a voice has. */
function buzz(pitchHz: number, sampleRateHz: number): Float32Array {
  return Float32Array.from({ length: sampleRateHz }, (_, index) => {
    const phase = (2 * Math.PI * pitchHz * index) / sampleRateHz
    return [1, 2, 3, 4, 5].reduce((sum, harmonic) => sum + Math.sin(phase * harmonic) / (5 * harmonic), 0)
  })
}

test.each([
  [70, 16_000],
  [98, 22_050],
  [165, 16_000],
  [240, 22_050],
])('hears %i Hz', (pitchHz, sampleRateHz) => {
  expect(Math.abs(medianPitch(buzz(pitchHz, sampleRateHz), sampleRateHz) / pitchHz - 1)).toBeLessThan(0.03)
})

test('hears nothing in silence', () => {
  expect(medianPitch(new Float32Array(16_000), 16_000)).toBeNaN()
})
