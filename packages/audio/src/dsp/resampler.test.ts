import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinSamples } from '../join.ts'
import { aSine, aVoice, cutAt, middleLevel, strongestFrequency } from '../testing.ts'
import { createResampler, type Resampler } from './resampler.ts'

function resampleAll(resampler: Resampler, chunks: readonly Float32Array[]): Float32Array {
  return joinSamples([...chunks.map((chunk) => resampler.process(chunk)), resampler.flush()])
}

const pairs = [
  [16_000, 44_100],
  [22_050, 48_000],
  [22_050, 44_100],
  [44_100, 8000],
  [8000, 48_000],
  [24_000, 22_050],
  [16_000, 16_000],
] as const

describe.each(pairs)('%i Hz to %i Hz', (from, to) => {
  it('lasts as long, whatever the length and however it is cut', async () => {
    const resampler = await createResampler(from, to)
    fc.assert(
      fc.property(fc.nat(6000), fc.array(fc.nat(6000), { maxLength: 8 }), (length, places) => {
        const samples = aVoice(from, 400).subarray(0, length)
        resampler.reset()
        const whole = resampleAll(resampler, [samples])
        expect(whole).toHaveLength(Math.round((samples.length * to) / from))
        resampler.reset()
        expect(resampleAll(resampler, cutAt(samples, places))).toEqual(whole)
      }),
      { numRuns: 40 },
    )
  })

  it('moves nothing: each sample is that of the same tone taken at the other rate', async () => {
    const heard = resampleAll(await createResampler(from, to), [aSine(from, 500, 300)])
    const wanted = aSine(to, 500, 300)
    // The very ends touch the silence outside, and ring for a millisecond.
    const margin = Math.ceil(to / 200)
    const error = wanted.map((sample, at) => sample - (heard[at] ?? 0)).subarray(margin, wanted.length - margin)
    expect(error.reduce((worst, sample) => Math.max(worst, Math.abs(sample)), 0)).toBeLessThan(0.00005)
    expect(strongestFrequency(heard, to)).toBe(500)
  })
})

it('keeps what would fold back out of the lower rate', async () => {
  const heard = resampleAll(await createResampler(44_100, 8000), [aSine(44_100, 6000, 500)])
  expect(middleLevel(heard)).toBeLessThan(-50)
})

it('copies instead of lending when there is nothing to do', async () => {
  const samples = Float32Array.of(1, 2, 3)
  const copied = (await createResampler(8000, 8000)).process(samples)
  samples.fill(0)
  expect(copied).toEqual(Float32Array.of(1, 2, 3))
})

it('refuses rates that make no sense', async () => {
  await expect(createResampler(16_000, 0)).rejects.toThrow(RangeError)
})
