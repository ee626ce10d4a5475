import { bandCentresHz, comparedHz } from '@vireo/audio'
import type { Filter } from '@vireo/engines'

export type FilterLimits = {
  /** Filters, spread evenly as hearing is. */
  readonly count: number
  /** No filter lifts or lowers by more. */
  readonly gainMaxDb: number
}

/** Nothing is lifted where the sample rate ends. */
const highestShareOfRate = 0.42
const sweeps = 30
/** A little resistance, so that neighbours do not fight each other. */
const ridge = 0.15

const melOf = (hz: number) => 2595 * Math.log10(1 + hz / 700)
const hzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

/**
 * Computes the gain at a frequency of a peaking filter of 1 dB; within these limits it is nearly proportional to the
 * filter's gain.
 */
function shareAt(hz: number, centreHz: number, q: number): number {
  const detuning = q * (hz / centreHz - centreHz / hz)
  return 1 / (1 + detuning * detuning)
}

/** Finds peaking filters that together come closest to the wanted change in each band; the level does not count. */
export function fitFilters(wantedDb: readonly number[], sampleRateHz: number, limits: FilterLimits): Filter[] {
  const highestHz = Math.min(comparedHz[1], sampleRateHz * highestShareOfRate)
  const lowestMel = melOf(comparedHz[0])
  const stepMel = (melOf(highestHz) - lowestMel) / (limits.count - 1)
  const centres = Array.from({ length: limits.count }, (_, at) => hzOf(lowestMel + at * stepMel))
  const qs = centres.map((hz) => hz / (hzOf(melOf(hz) + stepMel / 2) - hzOf(melOf(hz) - stepMel / 2)))
  const bands = bandCentresHz.flatMap((hz, band) => (hz >= comparedHz[0] && hz <= highestHz ? [band] : []))
  const mean = bands.reduce((sum, band) => sum + (wantedDb[band] ?? 0), 0) / bands.length
  const shares = centres.map((centre, at) =>
    bands.map((band) => shareAt(bandCentresHz[band] ?? 0, centre, qs[at] ?? 1)),
  )
  const missing = bands.map((band) => (wantedDb[band] ?? 0) - mean)
  const gains = centres.map(() => 0)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const [at, share] of shares.entries()) {
      const weight = share.reduce((sum, value) => sum + value * value, ridge)
      const before = gains[at] ?? 0
      const pull = share.reduce((sum, value, band) => sum + value * ((missing[band] ?? 0) + value * before), 0)
      const gain = Math.min(limits.gainMaxDb, Math.max(-limits.gainMaxDb, pull / weight))
      gains[at] = gain
      for (const [band, value] of share.entries()) missing[band] = (missing[band] ?? 0) - value * (gain - before)
    }
  }
  return centres.flatMap((hz, at) => filterOf(hz, gains[at] ?? 0, qs[at] ?? 1))
}

/** Formats a peaking filter, rounded to what can be heard; none for a gain of 0. */
function filterOf(hz: number, gainDb: number, q: number): Filter[] {
  const rounded = Math.round(gainDb * 10) / 10
  if (rounded === 0) return []
  return [{ kind: 'peaking', frequencyHz: Math.round(hz), gainDb: rounded, q: Math.round(q * 100) / 100 }]
}
