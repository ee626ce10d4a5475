import { expect, it } from 'vitest'
import { aNoise } from '../testing.ts'
import { truePeakDbfs } from './true-peak.ts'

it('finds the crest between two samples that a meter of samples misses by 3 dB', () => {
  // A quarter of the rate, sampled 45° beside its crests: every sample is at 0.707 of them.
  const tone = Float32Array.from({ length: 480 }, (_, at) => 0.5 * Math.sin((Math.PI / 2) * at + Math.PI / 4))
  expect(truePeakDbfs(tone)).toBeGreaterThan(-6.02 - 0.4)
  expect(truePeakDbfs(tone)).toBeLessThan(-6.02 + 0.2)
})

it('is never below the highest sample', () => {
  for (let seed = 1; seed < 20; seed++) {
    const noise = aNoise(500, 0.7, seed)
    const highest = noise.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    expect(truePeakDbfs(noise)).toBeGreaterThanOrEqual(20 * Math.log10(highest))
  }
  expect(truePeakDbfs(Float32Array.of(1))).toBe(0)
})

it('is −Infinity for silence', () => {
  expect(truePeakDbfs(new Float32Array(100))).toBe(-Infinity)
})
