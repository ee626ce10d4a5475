import { describe, expect, it } from 'vitest'
import { soften } from './soft-edges.ts'

const rateHz = 16_000
/** A hum that is cut out of a longer one: it begins and ends at its loudest. */
const cut = () => Float32Array.from({ length: 1600 }, (_, at) => 0.5 * Math.cos((2 * Math.PI * 100 * at) / rateHz))
const both = { start: true, end: true }

describe('the edges of a piece', () => {
  it('rise from silence and fall to it within five milliseconds, and nothing else is touched', () => {
    const samples = cut()
    soften(samples, rateHz, both)
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
    expect(samples.subarray(80, -80)).toEqual(cut().subarray(80, -80))
  })

  it('stay as they are where they are quiet, or where nothing is joined', () => {
    const quiet = Float32Array.of(0, 0.5, 0.5, 0.002)
    soften(quiet, rateHz, both)
    expect(quiet).toEqual(Float32Array.of(0, 0.5, 0.5, 0.002))
    const samples = cut()
    soften(samples, rateHz, { start: false, end: false })
    expect(samples).toEqual(cut())
  })

  it('are softened of what is shorter than that, and of nothing at all', () => {
    const short = Float32Array.of(0.5, 0.5, 0.5)
    soften(short, rateHz, both)
    expect(short[0]).toBe(0)
    expect(short[2]).toBe(0)
    soften(new Float32Array(0), rateHz, both)
  })
})
