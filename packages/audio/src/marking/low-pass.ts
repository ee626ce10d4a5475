import { gather } from './gather.ts'
import type { Sliding } from './sliding.ts'

/** Keeps every so many-th sample of a sound, and puts the others back: everything up to 3.4 kHz passes. */
export type LowPass = {
  readonly factor: number
  /** How many samples to either side a sample depends on. */
  readonly reach: number
  /** Adds to `low` what is left of `high` and known by now. */
  decimate(high: Sliding, low: Sliding): void
  /** Adds a low sound to samples that begin at a place. */
  interpolate(low: Sliding, samples: Float64Array, start: number): void
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
  const phases = Array.from({ length: factor }, (_, phase) => phaseOf(taps, { factor, reach, phase }))
  const louder = phases.map((phase) => ({ ...phase, taps: phase.taps.map((tap) => factor * tap) }))
  return {
    factor,
    reach,
    decimate(high, low) {
      const end = Math.floor((high.end - 1 - reach) / factor) + 1
      const first = low.end
      low.extend(end)
      const to = { values: low.values.subarray(first - low.start, low.end - low.start), first: 0, step: 1 }
      // A filter is the same from both sides: what comes after a low sample is taken as what comes before it.
      for (const [phase, known] of phases.entries()) {
        const place = (first + known.first) * factor - phase - high.start
        gather({ values: high.values.subarray(0, high.end - high.start), place, step: factor }, known.taps, to)
      }
    },
    interpolate(low, samples, start) {
      for (const [phase, known] of louder.entries()) {
        const first = (((phase - start) % factor) + factor) % factor
        const place = (start + first - phase) / factor + known.first - low.start
        const from = { values: low.values.subarray(0, low.end - low.start), place, step: 1 }
        gather(from, known.taps, { values: samples, first, step: factor })
      }
    },
  }
}

/** What a filter takes for samples of one place between two low ones, from the first of them on. */
type Phase = { readonly first: number; readonly taps: Float64Array }

function phaseOf(
  taps: Float64Array,
  { factor, reach, phase }: { readonly factor: number; readonly reach: number; readonly phase: number },
): Phase {
  if (phase === 0) return { first: 0, taps: Float64Array.of(taps[reach] ?? 0) }
  const first = Math.ceil((phase - reach) / factor)
  const last = Math.floor((phase + reach) / factor)
  return {
    first,
    taps: Float64Array.from({ length: last - first + 1 }, (_, at) => taps[reach + phase - (first + at) * factor] ?? 0),
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
