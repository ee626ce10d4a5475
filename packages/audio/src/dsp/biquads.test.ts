import { expect, it } from 'vitest'
import { aNoise, aSine, cutAt, middleLevel } from '../testing.ts'
import { createBiquads, type BiquadFilter } from './biquads.ts'

function gainAt(filters: readonly BiquadFilter[], frequencyHz: number, sampleRateHz = 22_050): number {
  const tone = aSine(sampleRateHz, frequencyHz, 1000, 0.1)
  const before = middleLevel(tone)
  createBiquads(filters, sampleRateHz).process(tone)
  return middleLevel(tone) - before
}

it.each([
  { kind: 'lowshelf', frequencyHz: 500, gainDb: 6, expected: { 20: 6, 500: 3, 9000: 0 } },
  { kind: 'lowshelf', frequencyHz: 500, gainDb: -9, expected: { 20: -9, 500: -4.5, 9000: 0 } },
  { kind: 'highshelf', frequencyHz: 3000, gainDb: 6, expected: { 50: 0, 3000: 3, 10_500: 6 } },
  { kind: 'highshelf', frequencyHz: 3000, gainDb: -12, expected: { 50: 0, 3000: -6, 10_500: -12 } },
  { kind: 'peaking', frequencyHz: 1000, gainDb: 8, q: 2, expected: { 20: 0, 1000: 8, 10_500: 0 } },
  { kind: 'peaking', frequencyHz: 1000, gainDb: -8, q: 2, expected: { 20: 0, 1000: -8, 10_500: 0 } },
] as const)('$kind at $frequencyHz Hz, $gainDb dB', ({ expected, ...filter }) => {
  for (const [frequencyHz, gain] of Object.entries(expected)) {
    expect(gainAt([filter], Number(frequencyHz)), `${frequencyHz} Hz`).toBeCloseTo(gain, 1)
  }
})

it('adds up: two filters in a row, and a filter and its opposite', () => {
  const up = { kind: 'peaking', frequencyHz: 1000, gainDb: 5 } as const
  expect(gainAt([up, up], 1000)).toBeCloseTo(10, 1)
  expect(gainAt([up, { ...up, gainDb: -5 }], 700)).toBeCloseTo(0, 3)
})

it('gives the same samples however the stream is cut, and again after a reset', () => {
  const filters = [
    { kind: 'lowshelf', frequencyHz: 200, gainDb: 3 },
    { kind: 'highshelf', frequencyHz: 5000, gainDb: -4 },
  ] as const
  const whole = aNoise(5000)
  const biquads = createBiquads(filters, 16_000)
  biquads.process(whole)
  biquads.reset()
  const cut = aNoise(5000)
  for (const chunk of cutAt(cut, [1, 2, 700, 4999])) biquads.process(chunk)
  expect(cut).toEqual(whole)
})

it('leaves samples alone without filters', () => {
  const noise = aNoise(100)
  createBiquads([], 16_000).process(noise)
  expect(noise).toEqual(aNoise(100))
})

it('refuses what a sample rate cannot hold', () => {
  expect(() => createBiquads([{ kind: 'peaking', frequencyHz: 8000, gainDb: 1 }], 16_000)).toThrow(RangeError)
  expect(() => createBiquads([{ kind: 'peaking', frequencyHz: 0, gainDb: 1 }], 16_000)).toThrow(RangeError)
  expect(() => createBiquads([{ kind: 'peaking', frequencyHz: 100, gainDb: 1, q: 0 }], 16_000)).toThrow(RangeError)
})
