import type { SampleSource } from '@vireo/audio'
import FFT from 'fft.js'

const windowSamples = 1024
export const sustainedHopMs = 50
/** Partials are compared with those of so many hops ago: 150 ms, in which speech moves on. */
const span = 3
const firstBin = 6
const bins = 200
const smoothing = 8
const audibleBelowLoudDb = 25
const alikeFrom = 0.5

/** Which hops hold their partials, as instruments do, and which are loud enough to tell. */
export type SustainedSound = { readonly hops: number; readonly isSustained: Uint8Array; readonly isAudible: Uint8Array }

/**
 * Finds sustained sound: instruments hold their partials for as long as a note lasts, voices that speak do not. The
 * fine structure of the spectrum (its logarithm less its outline, 100 Hz to 3.2 kHz) is compared with itself 150 ms
 * ago. After the idea of peak continuation in Minami and others 1998; singing holds its partials as well.
 */
export function findSustained(source: SampleSource, onBeat: () => void): SustainedSound {
  const hop = Math.round((sustainedHopMs * source.sampleRateHz) / 1000)
  const hops = Math.max(0, Math.floor((source.sampleCount - windowSamples) / hop) + 1)
  const levels = new Float32Array(hops)
  const similarities = new Float32Array(hops)
  const structure = createStructure()
  const rows: Float32Array[] = []
  for (let at = 0; at < hops; at++) {
    if (at % 20 === 0) onBeat()
    const { row, levelDb } = structure(source.read(at * hop, windowSamples))
    levels[at] = levelDb
    const before = rows[0]
    if (rows.length === span && before) similarities[at] = correlation(before, row)
    rows.push(row)
    if (rows.length > span) rows.shift()
  }
  const loud = levels.toSorted()[Math.floor(hops * 0.95)] ?? 0
  const audible = (at: number) => (levels[at] ?? -100) > Math.max(-70, loud - audibleBelowLoudDb)
  const isAudible = Uint8Array.from({ length: hops }, (_, at) => (audible(at) && audible(at - span) ? 1 : 0))
  const isSustained = isAudible.map((is, at) => (is && (similarities[at] ?? 0) > alikeFrom ? 1 : 0))
  return { hops, isSustained, isAudible }
}

function createStructure(): (samples: Float32Array) => { readonly row: Float32Array; readonly levelDb: number } {
  const fft = new FFT(windowSamples)
  const spectrum = fft.createComplexArray()
  const logs = new Float32Array(bins)
  const window = Float32Array.from(
    { length: windowSamples },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / windowSamples),
  )
  return (samples) => {
    let energy = 0
    for (let at = 0; at < windowSamples; at++) {
      const sample = samples[at] ?? 0
      energy += sample * sample
      samples[at] = sample * (window[at] ?? 0)
    }
    fft.realTransform(spectrum, samples)
    for (let bin = 0; bin < bins; bin++) {
      const real = spectrum[2 * (bin + firstBin)] ?? 0
      const imaginary = spectrum[2 * (bin + firstBin) + 1] ?? 0
      logs[bin] = Math.log(real * real + imaginary * imaginary + 1e-6)
    }
    return { row: withoutOutline(logs), levelDb: 10 * Math.log10(energy / windowSamples + 1e-10) }
  }
}

function withoutOutline(logs: Float32Array): Float32Array {
  return logs.map((value, at) => {
    let sum = 0
    const first = Math.max(0, at - smoothing)
    const last = Math.min(logs.length - 1, at + smoothing)
    for (let near = first; near <= last; near++) sum += logs[near] ?? 0
    return value - sum / (last - first + 1)
  })
}

function correlation(one: Float32Array, other: Float32Array): number {
  let product = 0
  let energy = 1e-9
  let otherEnergy = 1e-9
  for (let at = 0; at < one.length; at++) {
    const a = one[at] ?? 0
    const b = other[at] ?? 0
    product += a * b
    energy += a * a
    otherEnergy += b * b
  }
  return product / Math.sqrt(energy * otherEnergy)
}
