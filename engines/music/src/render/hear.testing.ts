import FFT from 'fft.js'
import type { Stereo } from './stereo.ts'

/** Answers the tempo of a recording in beats a minute: the strongest period of its onsets, between two limits. */
export function heardTempo(
  samples: Float32Array,
  sampleRateHz: number,
  [low, high]: readonly [number, number],
): number {
  const hop = 256
  const onsets = onsetsOf(samples, hop)
  const perMinute = (60 * sampleRateHz) / hop
  const strength = (lag: number) => {
    let sum = 0
    // Four beats at once: a period that is a little wrong is four times as wrong there.
    for (const times of [1, 2, 4, 8]) sum += correlation(onsets, lag * times)
    return sum
  }
  let best = { lag: 1, strength: -Infinity }
  for (let tempo = low; tempo <= high; tempo += 0.1) {
    const lag = perMinute / tempo
    const found = strength(lag)
    if (found > best.strength) best = { lag, strength: found }
  }
  return perMinute / best.lag
}

function onsetsOf(samples: Float32Array, hop: number): Float32Array {
  const count = Math.floor(samples.length / hop)
  const levels = Float32Array.from({ length: count }, (_, at) => {
    let energy = 0
    for (let n = at * hop; n < (at + 1) * hop; n += 1) energy += (samples[n] ?? 0) ** 2
    return Math.log(energy + 1e-6)
  })
  return levels.map((level, at) => Math.max(0, level - (levels[at - 1] ?? level)))
}

function correlation(series: Float32Array, lag: number): number {
  const whole = Math.floor(lag)
  const part = lag - whole
  let sum = 0
  for (let at = 0; at + whole + 1 < series.length; at += 1)
    sum += (series[at] ?? 0) * ((series[at + whole] ?? 0) * (1 - part) + (series[at + whole + 1] ?? 0) * part)
  return sum / Math.max(1, series.length - lag)
}

/** How often each step of a key is heard (C. L. Krumhansl, Cognitive Foundations of Musical Pitch, 1990). */
const profiles = {
  major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
}

/** Answers the key that a recording is most like. */
export function heardKey(
  samples: Float32Array,
  sampleRateHz: number,
): { readonly tonic: number; readonly isMinor: boolean } {
  const chroma = chromaOf(samples, sampleRateHz)
  let best = { tonic: 0, isMinor: false, fit: -Infinity }
  for (const isMinor of [false, true]) {
    for (let tonic = 0; tonic < 12; tonic += 1) {
      const profile = isMinor ? profiles.minor : profiles.major
      const fit = likeness(
        chroma,
        chroma.map((_, pitchClass) => profile[(pitchClass - tonic + 12) % 12] ?? 0),
      )
      if (fit > best.fit) best = { tonic, isMinor, fit }
    }
  }
  return best
}

function chromaOf(samples: Float32Array, sampleRateHz: number): number[] {
  const size = 16_384
  const fft = new FFT(size)
  const chroma = Array.from({ length: 12 }, () => 0)
  for (let at = 0; at + size <= samples.length; at += size / 2) {
    const windowed = samples
      .slice(at, at + size)
      .map((sample, n) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size)))
    const spectrum = fft.createComplexArray()
    fft.realTransform(spectrum, windowed)
    for (let bin = 1; bin < size / 2; bin += 1) {
      const hertz = (bin * sampleRateHz) / size
      if (hertz < 80 || hertz > 2000) continue
      const pitch = 69 + 12 * Math.log2(hertz / 440)
      const nearest = Math.round(pitch)
      if (Math.abs(pitch - nearest) > 0.35) continue
      const power = (spectrum[bin * 2] ?? 0) ** 2 + (spectrum[bin * 2 + 1] ?? 0) ** 2
      chroma[((nearest % 12) + 12) % 12] = (chroma[((nearest % 12) + 12) % 12] ?? 0) + Math.sqrt(power)
    }
  }
  return chroma
}

function likeness(one: readonly number[], other: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  const [a, b] = [one.map((each) => each - mean(one)), other.map((each) => each - mean(other))]
  const dot = a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0)
  const norm = Math.sqrt(a.reduce((sum, each) => sum + each * each, 0) * b.reduce((sum, each) => sum + each * each, 0))
  return dot / norm
}

/** Answers both sides of several stretches, one after the other. */
export function joined(stretches: readonly Stereo[]): Stereo {
  const length = stretches.reduce((sum, { left }) => sum + left.length, 0)
  const whole = { left: new Float32Array(length), right: new Float32Array(length) }
  let at = 0
  for (const { left, right } of stretches) {
    whole.left.set(left, at)
    whole.right.set(right, at)
    at += left.length
  }
  return whole
}

/** Answers the middle of both sides. */
export function mono({ left, right }: Stereo): Float32Array {
  return left.map((sample, at) => (sample + (right[at] ?? 0)) / 2)
}
