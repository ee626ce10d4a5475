import type { Decibels } from '../units.ts'

/** One band of tone shaping. */
export type BiquadFilter = {
  readonly kind: 'lowshelf' | 'highshelf' | 'peaking' | 'lowpass' | 'highpass'
  /** Corner of a shelf or pass, centre of a peak; below half the sample rate. */
  readonly frequencyHz: number
  /** Of no meaning to passes. */
  readonly gainDb: Decibels
  /** Steepness; 1/√2 unless said. */
  readonly q?: number
}

/** A chain of filters with its memory. */
export type Biquads = {
  /** In place. */
  process(samples: Float32Array): void
  reset(): void
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/**
 * Computes the coefficients of a filter by Robert Bristow-Johnson's "Cookbook formulae for audio EQ biquad filter
 * coefficients", normalised by a0. Throws RangeError for a filter that does not fit the sample rate.
 */
function coefficientsOf(filter: BiquadFilter, sampleRateHz: number): Coefficients {
  const { kind, frequencyHz, gainDb, q = Math.SQRT1_2 } = filter
  if (!(frequencyHz > 0 && frequencyHz < sampleRateHz / 2 && q > 0)) {
    throw new RangeError(`a ${kind} filter at ${frequencyHz} Hz, q ${q}, does not fit ${sampleRateHz} Hz`)
  }
  const a = 10 ** (gainDb / 40)
  const cos = Math.cos((2 * Math.PI * frequencyHz) / sampleRateHz)
  const alpha = Math.sin((2 * Math.PI * frequencyHz) / sampleRateHz) / (2 * q)
  if (kind === 'peaking') {
    const a0 = 1 + alpha / a
    return [(1 + alpha * a) / a0, (-2 * cos) / a0, (1 - alpha * a) / a0, (-2 * cos) / a0, (1 - alpha / a) / a0]
  }
  if (kind === 'lowpass' || kind === 'highpass') {
    const a0 = 1 + alpha
    const passed = kind === 'lowpass' ? 1 - cos : 1 + cos
    const sides = passed / 2 / a0
    return [sides, ((kind === 'lowpass' ? 1 : -1) * passed) / a0, sides, (-2 * cos) / a0, (1 - alpha) / a0]
  }
  // The two shelves mirror each other: the high one is the low one with the cosine's sign turned.
  const side = kind === 'lowshelf' ? 1 : -1
  const slope = 2 * Math.sqrt(a) * alpha
  const a0 = a + 1 + side * (a - 1) * cos + slope
  return [
    (a * (a + 1 - side * (a - 1) * cos + slope)) / a0,
    (side * 2 * a * (a - 1 - side * (a + 1) * cos)) / a0,
    (a * (a + 1 - side * (a - 1) * cos - slope)) / a0,
    (side * -2 * (a - 1 + side * (a + 1) * cos)) / a0,
    (a + 1 + side * (a - 1) * cos - slope) / a0,
  ]
}

/**
 * Creates a chain of biquads in transposed direct form II and double precision. Throws RangeError for a filter that
 * does not fit the sample rate.
 */
export function createBiquads(filters: readonly BiquadFilter[], sampleRateHz: number): Biquads {
  const sections = filters.map((filter) => ({ coefficients: coefficientsOf(filter, sampleRateHz), z1: 0, z2: 0 }))
  return {
    process(samples) {
      for (const section of sections) {
        const [b0, b1, b2, a1, a2] = section.coefficients
        let { z1, z2 } = section
        for (let at = 0; at < samples.length; at++) {
          const input = samples[at] ?? 0
          const output = b0 * input + z1
          z1 = b1 * input - a1 * output + z2
          z2 = b2 * input - a2 * output
          samples[at] = output
        }
        section.z1 = z1
        section.z2 = z2
      }
    },
    reset() {
      for (const section of sections) {
        section.z1 = 0
        section.z2 = 0
      }
    },
  }
}
