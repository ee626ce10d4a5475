import { integratedLoudness, joinSamples } from '@vireo/audio'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RunningGain } from './running-gain.ts'

const rateHz = 16_000

/** Syllables of a tone with pauses between them, about as speech comes and goes. */
function babble(durationMs: number, amplitude: number, pitchHz = 220): Float32Array {
  return Float32Array.from({ length: (durationMs * rateHz) / 1000 }, (_, at) => {
    const seconds = at / rateHz
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2 * seconds)) ** 0.5
    return amplitude * syllable * Math.sin(2 * Math.PI * pitchHz * seconds)
  })
}

function level(samples: Float32Array, gainDb: number, chunk = 320): Float32Array {
  const gain = new RunningGain(rateHz, gainDb)
  const levelled: Float32Array[] = []
  for (let at = 0; at < samples.length; at += chunk) levelled.push(gain.process(samples.slice(at, at + chunk)))
  return joinSamples([...levelled, gain.finish()])
}

const loudness = (samples: Float32Array) => integratedLoudness(samples, rateHz)
const loudestOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe('speech that is levelled while it grows', () => {
  it('ends within 2 LU of −16 when its voice’s gain is up to 4 dB wrong, and never clips', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3000, max: 8000 }),
        fc.double({ min: -4, max: 4, noNaN: true }),
        fc.integer({ min: 90, max: 400 }),
        (durationMs, wrongDb, pitchHz) => {
          const spoken = babble(durationMs, 0.1, pitchHz)
          const levelled = level(spoken, -16 - loudness(spoken) + wrongDb)
          expect(Math.abs(loudness(levelled) + 16)).toBeLessThan(2)
          expect(loudestOf(levelled)).toBeLessThanOrEqual(10 ** (-1.5 / 20))
          expect(levelled.length).toBe(spoken.length)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('begins at its voice’s own gain', () => {
    expect(loudestOf(level(babble(900, 0.1), 6).subarray(0, rateHz / 2))).toBeCloseTo(0.1 * 10 ** (6 / 20), 2)
  })

  it('sounds the same however it is cut', () => {
    const whole = level(babble(3000, 0.2), 3, 48_000)
    for (const chunk of [1, 77, 320, 1600, 4001]) expect(level(babble(3000, 0.2), 3, chunk)).toEqual(whole)
  })

  it('is refused where it cannot be made as loud as speech, or is no sound', () => {
    expect(() => level(babble(4000, 0.0005), 0)).toThrow(expect.objectContaining({ kind: 'loudness' }))
    expect(() => level(Float32Array.of(0, Number.NaN), 0)).toThrow(expect.objectContaining({ kind: 'garbage' }))
  })
})
