import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aNoise, cutAt } from '../testing.ts'
import { computePeaks, createPeakMeter } from './peaks.ts'

it('is exact where buckets divide the recording evenly', () => {
  const samples = Float32Array.of(0.1, -0.9, 0.3, 0.2, 0, -0.5, 0.7, 0.6)
  expect(computePeaks(samples, 4)).toEqual(Float32Array.of(0.9, 0.3, 0.5, 0.7))
})

it('draws the same outline however the stream is cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(5000), fc.array(fc.nat(5000)), (buckets, length, places) => {
      const samples = aNoise(length)
      const meter = createPeakMeter({ buckets })
      for (const chunk of cutAt(samples, places)) meter.add(chunk)
      expect(meter.peaks()).toEqual(computePeaks(samples, buckets))
    }),
  )
})

it('puts every peak where it belongs, to an eighth of a bucket, and loses none', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 100, max: 50_000 }),
      fc.nat(),
      (buckets, length, place) => {
        const samples = new Float32Array(length)
        const at = place % length
        samples[at] = -0.75
        const peaks = computePeaks(samples, buckets)
        const hit = peaks.findIndex((peak) => peak === 0.75)
        expect(peaks).toHaveLength(buckets)
        expect(Math.abs(hit + 0.5 - ((at + 0.5) / length) * buckets)).toBeLessThan(0.5 + 1 / 8 + buckets / length)
      },
    ),
  )
})

it('goes on through hours: the loudest moment stands out wherever it was', () => {
  const meter = createPeakMeter({ buckets: 100 })
  const hush = new Float32Array(100_000).fill(0.1)
  for (let chunk = 0; chunk < 300; chunk++) meter.add(chunk === 150 ? hush.map((sample) => sample * 9) : hush)
  const peaks = meter.peaks()
  expect(peaks.filter((peak) => peak > 0.5).length).toBeLessThanOrEqual(2)
  expect(peaks[50]).toBeCloseTo(0.9)
})

it('is flat for nothing, and refuses no buckets', () => {
  expect(computePeaks(new Float32Array(0), 3)).toEqual(new Float32Array(3))
  expect(() => createPeakMeter({ buckets: 0 })).toThrow(RangeError)
})
