import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryOf } from './delivery.ts'
import { aPiece } from './testing.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })
const deliveryAt = (seed: number, stability: number) => deliveryOf(aPiece('', { seed, settings: { stability } }))

describe('the delivery of a piece', () => {
  it('is the recipe at full stability and no style, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const piece = aPiece('', { seed, recipe: { rate: 1.1 }, settings: { speed: 0.9 } })
        expect(deliveryOf(piece)).toEqual({ rate: 1.1 * 0.9, pitchFactor: 1, rangeFactor: 1 })
      }),
    )
  })

  it('strays with the seed no further than a semitone and a half, and a twentieth in rate', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { pitchFactor, rate } = deliveryAt(seed, 0)
        expect(Math.abs(12 * Math.log2(pitchFactor))).toBeLessThanOrEqual(1.5)
        expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.05)
        expect(deliveryAt(seed, 0)).toEqual(deliveryAt(seed, 0))
      }),
    )
  })

  it('spreads over seeds in both directions, the more the less stability is asked for', () => {
    const spreadAt = (stability: number) => {
      const pitches = Array.from({ length: 200 }, (_, seed) => 12 * Math.log2(deliveryAt(seed, stability).pitchFactor))
      return [Math.min(...pitches), Math.max(...pitches)] as const
    }
    const [low = 0, high = 0] = spreadAt(0)
    expect(low).toBeLessThan(-1.2)
    expect(high).toBeGreaterThan(1.2)
    expect(spreadAt(0.5)[1]).toBeCloseTo(high / 2, 6)
  })

  it('widens the melody with style', () => {
    const rangeAt = (style: number) => deliveryOf(aPiece('', { settings: { style } })).rangeFactor
    expect([rangeAt(0), rangeAt(0.5), rangeAt(1), rangeAt(9)]).toEqual([1, 1.6, 2.2, 2.2])
  })
})
