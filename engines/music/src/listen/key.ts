import type { SampleSource } from '@vireo/engines'
import { keyName } from '../theory/keys.ts'
import { spectraOf } from './spectra.ts'

const size = 8192
const hop = 4096
/** Below are rumble and drums, above mostly overtones. */
const range = { low: 80, high: 2000 }
/** What lies further from a note of the piano, in semitones, is none. */
const tuning = 0.35

/** How much of each of the twelve pitch classes is heard over time (T. Fujishima, Realtime chord recognition of musical sound, 1999). */
export type Chroma = { readonly framesPerSecond: number; readonly frames: readonly Float32Array[] }

/** Hears the pitch classes of a recording. */
export function chromaOf(source: SampleSource, onBeat: () => void): Chroma {
  const classes = classesOfBins(source.sampleRateHz)
  const frames: Float32Array[] = []
  for (const magnitudes of spectraOf(source, { size, hop, onBeat })) {
    const frame = new Float32Array(12)
    for (let bin = 1; bin < magnitudes.length; bin += 1) {
      const pitchClass = classes[bin] ?? -1
      if (pitchClass >= 0) frame[pitchClass] = (frame[pitchClass] ?? 0) + (magnitudes[bin] ?? 0)
    }
    frames.push(frame)
  }
  return { framesPerSecond: source.sampleRateHz / hop, frames }
}

function classesOfBins(sampleRateHz: number): Int8Array {
  return Int8Array.from({ length: size / 2 }, (_, bin) => {
    const hertz = (bin * sampleRateHz) / size
    if (hertz < range.low || hertz > range.high) return -1
    const pitch = 69 + 12 * Math.log2(hertz / 440)
    const nearest = Math.round(pitch)
    return Math.abs(pitch - nearest) > tuning ? -1 : nearest % 12
  })
}

/** How often each step of a key is heard (C. L. Krumhansl, Cognitive Foundations of Musical Pitch, 1990). */
const profiles = {
  major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
} as const

/** Answers the key whose profile is most like what is heard, as `D minor`. */
export function keyOf({ frames }: Chroma): string {
  const heard = Array.from({ length: 12 }, (_, at) => frames.reduce((sum, frame) => sum + (frame[at] ?? 0), 0))
  let best = { name: 'C major', fit: -Infinity }
  for (const mode of ['major', 'minor'] as const) {
    for (let tonic = 0; tonic < 12; tonic += 1) {
      const profile = heard.map((_, at) => profiles[mode][(at - tonic + 12) % 12] ?? 0)
      const fit = correlation(heard, profile)
      if (fit > best.fit) best = { name: keyName({ tonic, mode }), fit }
    }
  }
  return best.name
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  const [a, b] = [one.map((each) => each - mean(one)), other.map((each) => each - mean(other))]
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, each, at) => sum + each * (y[at] ?? 0), 0)
  return product(a, b) / (Math.sqrt(product(a, a) * product(b, b)) || 1)
}
