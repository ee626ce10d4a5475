import { describe, expect, test } from 'vitest'

import { bareSamples, loudLevel, spectrumOf } from './measure.ts'

const rate = 48_000
const sine = (hz: number, amplitude = 0.5) =>
  Float32Array.from({ length: rate }, (_, at) => amplitude * Math.sin((2 * Math.PI * hz * at) / rate))

describe('a spectrum', () => {
  test('is highest where the sound is, and as much lower as that is quieter', () => {
    const [low, high, quiet] = [
      spectrumOf(sine(200), rate),
      spectrumOf(sine(4000), rate),
      spectrumOf(sine(4000, 0.05), rate),
    ]
    const top = (spectrum: readonly number[]) => spectrum.indexOf(Math.max(...spectrum))
    expect(top(low)).toBeLessThan(top(high))
    expect(Math.abs(Math.max(...high) - Math.max(...quiet) - 20)).toBeLessThan(0.5)
  })

  test('of silence lies at the floor', () =>
    expect(new Set(spectrumOf(new Float32Array(rate), rate))).toEqual(new Set([-100])))
})

test('the level of what is loud does not depend on the pauses', () => {
  const spoken = sine(300)
  const paused = new Float32Array(rate * 2)
  paused.set(spoken)
  expect(Math.abs(loudLevel(paused, rate) - loudLevel(spoken, rate))).toBeLessThan(0.01)
})

test('samples are written at a gain, and never wrap around', () => {
  const view = new DataView(bareSamples(Float32Array.of(0.25, 0.9, -0.9), 2).buffer)
  expect([view.getInt16(0, true), view.getInt16(2, true), view.getInt16(4, true)]).toEqual([16_383, 32_767, -32_767])
})
