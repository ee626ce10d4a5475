import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinSamples } from '../join.ts'
import { aSine, aVoice, cutAt, middleLevel } from '../testing.ts'
import { createLimiter, type Limiter } from './limiter.ts'

const options = { sampleRateHz: 16_000, ceilingDbfs: -1.5, lookAheadMs: 5 }
const ceiling = 10 ** (-1.5 / 20)

function limitAll(limiter: Limiter, chunks: readonly Float32Array[]): Float32Array {
  return joinSamples([...chunks.map((chunk) => limiter.process(chunk)), limiter.flush()])
}

function highest(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

const bursts = fc
  .array(
    fc.record({
      length: fc.integer({ min: 1, max: 400 }),
      level: fc.double({ min: 0, max: 8, noNaN: true }),
      seed: fc.nat(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) =>
    joinSamples(
      parts.map(({ length, level, seed }) =>
        Float32Array.from({ length }, (_, at) => level * Math.sin(seed + at * ((seed % 100) / 31) + at * at * 1e-3)),
      ),
    ),
  )

it('never lets a sample over the ceiling, loses none and does not mind how they are cut', () => {
  fc.assert(
    fc.property(bursts, fc.array(fc.nat(4000), { maxLength: 8 }), (samples, places) => {
      const limited = limitAll(createLimiter(options), [samples])
      expect(limited).toHaveLength(samples.length)
      expect(highest(limited)).toBeLessThanOrEqual(ceiling)
      expect(limitAll(createLimiter(options), cutAt(samples, places))).toEqual(limited)
    }),
    { numRuns: 300 },
  )
})

it('holds for a single click and for endless overload', () => {
  for (const samples of [
    Float32Array.of(0, 0, 5, 0, 0),
    new Float32Array(5000).fill(-3),
    new Float32Array(1).fill(9),
  ]) {
    expect(highest(limitAll(createLimiter(options), [samples]))).toBeLessThanOrEqual(ceiling)
  }
})

it('does not alter a signal that stays below the ceiling, not by one bit and not by one sample', () => {
  const quiet = aSine(16_000, 440, 1000, 0.84)
  expect(limitAll(createLimiter(options), cutAt(quiet, [1, 50, 79, 80, 81, 5000]))).toEqual(quiet)
})

it('leaves a signal alone again some time after a peak', () => {
  const samples = aSine(16_000, 440, 2000, 0.5)
  samples[2000] = 4
  const limited = limitAll(createLimiter(options), [samples])
  expect(limited.subarray(0, 1900)).toEqual(samples.subarray(0, 1900))
  expect(limited.subarray(16_000)).toEqual(samples.subarray(16_000))
  expect(Math.abs(limited[2100] ?? 0)).toBeLessThan(Math.abs(samples[2100] ?? 0))
})

it('turns down without distorting: a tone twice too loud comes out as a tone at the ceiling', () => {
  const limited = limitAll(createLimiter(options), [aSine(16_000, 440, 1000, 2)])
  expect(middleLevel(limited)).toBeGreaterThan(-1.5 - 3.01 - 0.6)
  expect(middleLevel(limited)).toBeLessThan(-1.5 - 3.01 + 0.1)
})

it('turns the whole of a peak down instead of cutting its top off', () => {
  const samples = aSine(16_000, 440, 500, 0.3)
  samples.set([1, 3, 4, 3.2, -2], 4000)
  const limited = limitAll(createLimiter(options), [samples])
  expect(limited[4002]).toBeCloseTo(ceiling, 2)
  expect((limited[4001] ?? 0) / (limited[4002] ?? 1)).toBeCloseTo(3 / 4, 1)
  expect((limited[4003] ?? 0) / (limited[4002] ?? 1)).toBeCloseTo(3.2 / 4, 1)
  expect((limited[4004] ?? 0) / (limited[4002] ?? 1)).toBeCloseTo(-2 / 4, 1)
})

it('turns down gradually, over the whole of the look-ahead', () => {
  const samples = new Float32Array(8000).fill(0.5)
  samples[4000] = 4
  const limited = limitAll(createLimiter(options), [samples])
  const steps = limited.slice(1).map((sample, at) => Math.abs(sample - (limited[at] ?? 0)))
  steps.fill(0, 3999, 4001)
  expect(limited[3999]).toBeLessThan(0.15)
  expect(highest(steps)).toBeLessThan((2 * 0.5) / 80)
})

it('is as new after a reset', () => {
  const limiter = createLimiter(options)
  const voice = aVoice(16_000, 500).map((sample) => sample * 3)
  const first = limitAll(limiter, [voice])
  limiter.process(voice)
  limiter.reset()
  expect(limitAll(limiter, [voice])).toEqual(first)
})
