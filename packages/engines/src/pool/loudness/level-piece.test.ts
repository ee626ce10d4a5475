import { integratedLoudness } from '@vireo/audio'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelPiece } from './level-piece.ts'

const rateHz = 16_000

/** Syllables of a tone with pauses between them, about as speech comes and goes. */
function babble(durationMs: number, amplitude: number, pitchHz = 220): Float32Array {
  return Float32Array.from({ length: (durationMs * rateHz) / 1000 }, (_, at) => {
    const seconds = at / rateHz
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2 * seconds)) ** 0.5
    return amplitude * syllable * Math.sin(2 * Math.PI * pitchHz * seconds)
  })
}

describe('a piece', () => {
  it('of more than three seconds lands on −16 LUFS ± 1.5 wherever its voice lies, and never clips', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3000, max: 8000 }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.integer({ min: 90, max: 400 }),
        (durationMs, gainDb, pitchHz) => {
          const levelled = levelPiece(babble(durationMs, 0.25, pitchHz), rateHz, gainDb)
          expect(Math.abs(integratedLoudness(levelled, rateHz) + 16)).toBeLessThan(1.5)
          expect(levelled.every((sample) => Math.abs(sample) <= 10 ** (-1.5 / 20))).toBe(true)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('keeps its length, and the same samples come out the same', () => {
    const once = levelPiece(babble(2000, 0.1), rateHz, 3)
    expect(once.length).toBe(2 * rateHz)
    expect(levelPiece(babble(2000, 0.1), rateHz, 3)).toEqual(once)
  })

  it('that is too short to be measured keeps its voice’s own gain', () => {
    const loudest = (samples: Float32Array) => Math.max(...samples)
    expect(loudest(levelPiece(babble(300, 0.1), rateHz, 6))).toBeCloseTo(0.1 * 10 ** (6 / 20), 2)
  })

  it('that cannot be made as loud as speech is refused', () => {
    const refused = expect.objectContaining({ kind: 'loudness' })
    expect(() => levelPiece(babble(4000, 0.002), rateHz, 0)).toThrow(refused)
  })
})
