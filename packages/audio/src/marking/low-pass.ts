import type { Sliding } from './sliding.ts'

/** Keeps every so many-th sample of a sound, and puts the others back: everything up to 3.4 kHz passes. */
export type LowPass = {
  readonly factor: number
  /** How many samples to either side a sample depends on. */
  readonly reach: number
  /** Adds to `low` what is left of `high` and known by now. */
  decimate(high: Sliding, low: Sliding): void
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
  return {
    factor,
    reach,
    decimate(high, low) {
      const end = Math.floor((high.end - 1 - reach) / factor) + 1
      const first = low.end
      low.extend(end)
      for (let place = first; place < end; place++)
        low.values[place - low.start] = weighted(high, taps, place * factor - reach)
    },
    interpolate: (low, samples, start) => spread(low, { taps, factor, reach }, samples, start),
  }
}

function weighted({ values, start, end }: Sliding, taps: Float64Array, from: number): number {
  const offset = from - start
  const first = Math.max(0, -from)
  const last = Math.min(taps.length, end - from)
  let sum = 0
  for (let at = first; at < last; at++) sum += (taps[at] ?? 0) * (values[offset + at] ?? 0)
  return sum
}

type Filter = { readonly taps: Float64Array; readonly factor: number; readonly reach: number }

/** Adds to each sample what the low ones around it say. Which they are, and by which taps, is counted: dividing takes longer. */
function spread(
  { values, start, end }: Sliding,
  { taps, factor, reach }: Filter,
  samples: Float32Array,
  place: number,
): void {
  let first = Math.ceil((place - reach) / factor)
  let firstTap = place - first * factor + reach
  for (let at = 0; at < samples.length; at++) {
    const low = first < start ? start : first
    let tap = firstTap - (low - first) * factor
    let sum = 0
    for (let index = low - start; tap >= 0 && index < end - start; index++) {
      sum += (taps[tap] ?? 0) * (values[index] ?? 0)
      tap -= factor
    }
    samples[at] = (samples[at] ?? 0) + factor * sum
    firstTap++
    if (firstTap <= 2 * reach) continue
    firstTap -= factor
    first++
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
