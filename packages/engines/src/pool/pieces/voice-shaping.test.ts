import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPiece } from '../../testing.ts'
import { shapeOf } from './voice-shaping.ts'

const recipe = {
  pitchFactor: 0.8,
  filters: [
    { kind: 'lowshelf', frequencyHz: 200, gainDb: 4 },
    { kind: 'peaking', frequencyHz: 6000, gainDb: -3, q: 1 },
  ],
} as const

const shapeAt = (similarityBoost: number, rateHz = 16_000) =>
  shapeOf(aPiece('', { recipe, settings: { similarityBoost } }), rateHz)

describe('the shape of a voice', () => {
  it('is the recipe itself at a similarity of 0.75', () => {
    expect(shapeAt(0.75)).toEqual({ pitchFactor: 0.8, filters: recipe.filters })
  })

  it('is neutral and without much top at 0, and stronger in tone, not in pitch, at 1', () => {
    expect(shapeAt(0)).toEqual({
      pitchFactor: 1,
      filters: [expect.objectContaining({ kind: 'highshelf', gainDb: -6 })],
    })
    const full = shapeAt(1)
    expect(full.pitchFactor).toBe(0.8)
    expect(full.filters[0]?.gainDb).toBeCloseTo(5.33, 2)
  })

  it('moves steadily towards the recipe', () => {
    const similarity = fc.double({ min: 0, max: 0.75, noNaN: true })
    fc.assert(
      fc.property(similarity, similarity, (one, other) => {
        const [less, more] = [shapeAt(Math.min(one, other)), shapeAt(Math.max(one, other))]
        expect(more.pitchFactor).toBeLessThanOrEqual(less.pitchFactor)
      }),
    )
  })

  it('leaves out what the sample rate cannot hold', () => {
    expect(shapeAt(0.75, 8000).filters).toEqual([recipe.filters[0]])
  })

  it('is lifted between 2 and 4 kHz by the speaker boost alone', () => {
    const plain = aPiece('', { settings: { useSpeakerBoost: true } })
    const [lift, ...others] = shapeOf(plain, 16_000).filters
    expect(lift).toMatchObject({ kind: 'peaking', frequencyHz: 2828 })
    expect(others).toEqual([])
  })
})
