import type { Sliding } from './sliding.ts'

/** Keeps every so many-th sample of a sound, and puts the others back: everything up to 3.4 kHz passes. */
export type LowPass = {
  readonly factor: number
  /** How many samples to either side a sample depends on. */
  readonly reach: number
  /** Adds to `low` what is left of `high` and known by now. */
  decimate(high: Sliding<Float32Array>, low: Sliding): void
  /** Adds a low sound to samples that begin at a place. */
  interpolate(low: Sliding, samples: Float32Array, start: number): void
}

const passHz = 3450
/** Of a Kaiser window: about 50 dB. */
const sharpness = 4.5
const lowRateMax = 12_000

/** Creates the filter for a rate of at least 8 kHz; what is left has 8 to 12 kHz. */
export function createLowPass(sampleRateHz: number): LowPass {
  const factor = Math.ceil(sampleRateHz / lowRateMax)
  const transitionHz = sampleRateHz / factor - 2 * passHz
  const reach = factor === 1 ? 0 : Math.ceil((1.3 * sampleRateHz) / transitionHz)
  const taps = tapsOf(factor, reach)
  const half = halfOf(taps, factor, reach)
  const phases = Array.from({ length: factor }, (_, phase) => phaseOf(taps, { factor, reach, phase }))
  return {
    factor,
    reach,
    decimate(high, low) {
      const end = Math.floor((high.end - 1 - reach) / factor) + 1
      const first = low.end
      low.extend(end)
      for (let place = first; place < end; place++)
        low.values[place - low.start] = weighted(high.values, half, place * factor - high.start)
    },
    interpolate(low, samples, start) {
      for (const [phase, known] of phases.entries()) {
        const first = (((phase - start) % factor) + factor) % factor
        const place = (start + first - phase) / factor + known.first - low.start
        spread({ values: low.values.subarray(0, low.end - low.start), place }, known.taps, { samples, first, factor })
      }
    },
  }
}

/** The middle of a filter, and what it takes of both sides alike. Every so many-th tap beside the middle is nought. */
type Half = { readonly middle: number; readonly distances: Int32Array; readonly taps: Float64Array }

function halfOf(taps: Float64Array, factor: number, reach: number): Half {
  const distances = Int32Array.from({ length: reach }, (_, at) => at + 1).filter((distance) => distance % factor !== 0)
  return {
    middle: taps[reach] ?? 0,
    distances,
    taps: Float64Array.from(distances, (distance) => taps[reach + distance] ?? 0),
  }
}

function weighted(values: Float32Array, { middle, distances, taps }: Half, at: number): number {
  let sum = middle * (values[at] ?? 0)
  const count = taps.length
  const isWhole = at >= (distances[count - 1] ?? 0)
  for (let side = 0; side < count; side++) {
    const distance = distances[side] ?? 0
    // Before the beginning there is nothing.
    const before = isWhole || distance <= at ? (values[at - distance] ?? 0) : 0
    sum += (taps[side] ?? 0) * (before + (values[at + distance] ?? 0))
  }
  return sum
}

/** What a filter takes for samples of one place between two low ones, from the first of them on. */
type Phase = { readonly first: number; readonly taps: Float64Array }

function phaseOf(
  taps: Float64Array,
  { factor, reach, phase }: { readonly factor: number; readonly reach: number; readonly phase: number },
): Phase {
  if (phase === 0) return { first: 0, taps: Float64Array.of(factor * (taps[reach] ?? 0)) }
  const first = Math.ceil((phase - reach) / factor)
  const last = Math.floor((phase + reach) / factor)
  return {
    first,
    taps: Float64Array.from(
      { length: last - first + 1 },
      (_, at) => factor * (taps[reach + phase - (first + at) * factor] ?? 0),
    ),
  }
}

type Low = { readonly values: Float64Array; readonly place: number }
type Spread = { readonly samples: Float32Array; readonly first: number; readonly factor: number }

/** Adds to every so many-th sample what low samples make of it, each by one later; what is no longer or not yet there is nought. */
function spread({ values, place }: Low, taps: Float64Array, { samples, first, factor }: Spread): void {
  const [count, whole] = [taps.length, values.length - taps.length]
  let from = place
  for (let at = first; at < samples.length; at += factor) {
    let sum = 0
    if (from >= 0 && from <= whole)
      for (let tap = 0; tap < count; tap++) sum += (taps[tap] ?? 0) * (values[from + tap] ?? 0)
    else
      for (let tap = 0; tap < count; tap++) sum += (taps[tap] ?? 0) * (from + tap < 0 ? 0 : (values[from + tap] ?? 0))
    samples[at] = (samples[at] ?? 0) + sum
    from++
  }
}

/** Computes a low-pass of odd length by a windowed sine. */
function tapsOf(factor: number, reach: number): Float64Array {
  const raw = Array.from({ length: 2 * reach + 1 }, (_, at) => {
    const angle = (Math.PI * (at - reach)) / factor
    return (angle === 0 ? 1 : Math.sin(angle) / angle) * kaiser((at - reach) / (reach + 1))
  })
  const sum = raw.reduce((total, tap) => total + tap, 0)
  return Float64Array.from(raw, (tap) => tap / sum)
}

function kaiser(place: number): number {
  return bessel(sharpness * Math.sqrt(1 - place * place)) / bessel(sharpness)
}

/** Computes the modified Bessel function of order zero by its series. */
function bessel(x: number): number {
  let [term, sum] = [1, 1]
  for (let at = 1; at < 24; at++) {
    term *= (x / (2 * at)) ** 2
    sum += term
  }
  return sum
}
