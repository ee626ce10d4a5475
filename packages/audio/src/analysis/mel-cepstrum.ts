import FFT from 'fft.js'
import type { SampleSource } from '../sample-source.ts'

/** Rows of numbers, one row for each frame, side by side in one array. */
export type FrameTable = { readonly frames: number; readonly width: number; readonly values: Float32Array }

/** Mel-frequency cepstra of a recording, and how loud each frame is. */
export type MelCepstra = FrameTable & {
  /** In dB below full scale, for each frame. */
  readonly levelsDb: Float32Array
  readonly hopMs: number
}

export type MelCepstrumOptions = {
  readonly hopMs: number
  /** Without the zeroth, which is the level. */
  readonly coefficients: number
}

const windowMs = 25
const filters = 26
const lowestHz = 100
const highestHz = 7600
const preEmphasis = 0.97
const framesBetweenBeats = 100
const melOf = (hz: number) => 1127 * Math.log(1 + hz / 700)

type Filter = { readonly firstBin: number; readonly weights: Float32Array }

/** Creates triangular filters that are even on the mel scale and overlap by half. */
function melFilters(bins: number, sampleRateHz: number): readonly Filter[] {
  const low = melOf(lowestHz)
  const step = (melOf(Math.min(highestHz, sampleRateHz / 2)) - low) / (filters + 1)
  return Array.from({ length: filters }, (_filter, index) => {
    const weightOf = (bin: number) => {
      const distance = Math.abs((melOf((bin * sampleRateHz) / 2 / (bins - 1)) - low) / step - (index + 1))
      return Math.max(0, 1 - distance)
    }
    const all = Array.from({ length: bins }, (_, bin) => weightOf(bin))
    const firstBin = Math.max(
      0,
      all.findIndex((weight) => weight > 0),
    )
    return { firstBin, weights: Float32Array.from(all.slice(firstBin, 1 + all.findLastIndex((weight) => weight > 0))) }
  })
}

/** Computes the cosines that turn the levels of the filters into cepstral coefficients (DCT-II), row by row. */
function cosines(coefficients: number): Float32Array {
  return Float32Array.from({ length: coefficients * filters }, (_, at) => {
    const row = Math.floor(at / filters) + 1
    return Math.sqrt(2 / filters) * Math.cos((Math.PI * row * ((at % filters) + 0.5)) / filters)
  })
}

function hamming(length: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (length - 1)))
}

/**
 * Computes mel cepstra, which describe each moment apart from pitch and level (Davis and Mermelstein 1980). Frame `n`
 * is centred on the time `n · hopMs`. `onBeat` is called about once a second and may throw.
 */
export function melCepstra(
  source: SampleSource,
  { hopMs, coefficients }: MelCepstrumOptions,
  onBeat: () => void = () => undefined,
): MelCepstra {
  const { sampleRateHz, sampleCount } = source
  const length = Math.round((windowMs * sampleRateHz) / 1000)
  const size = 2 ** Math.ceil(Math.log2(length))
  const hop = (hopMs * sampleRateHz) / 1000
  const frames = Math.max(1, Math.ceil(sampleCount / hop))
  const values = new Float32Array(frames * coefficients)
  const levelsDb = new Float32Array(frames)
  const fft = new FFT(size)
  const spectrum = fft.createComplexArray()
  const padded = new Float32Array(size)
  const window = hamming(length)
  const mel = melFilters(size / 2 + 1, sampleRateHz)
  const turn = cosines(coefficients)
  const logs = new Float32Array(filters)
  for (let frame = 0; frame < frames; frame++) {
    if (frame % framesBetweenBeats === 0) onBeat()
    const samples = source.read(Math.round(frame * hop) - (length >> 1) - 1, length + 1)
    let energy = 0
    for (let at = 0; at < length; at++) {
      const here = samples[at + 1] ?? 0
      energy += here * here
      padded[at] = (here - preEmphasis * (samples[at] ?? 0)) * (window[at] ?? 0)
    }
    levelsDb[frame] = 10 * Math.log10(energy / length + 1e-10)
    fft.realTransform(spectrum, padded)
    for (const [index, { firstBin, weights }] of mel.entries()) {
      let sum = 1e-8
      for (let at = 0; at < weights.length; at++) {
        const real = spectrum[2 * (firstBin + at)] ?? 0
        const imaginary = spectrum[2 * (firstBin + at) + 1] ?? 0
        sum += (weights[at] ?? 0) * (real * real + imaginary * imaginary)
      }
      logs[index] = Math.log(sum)
    }
    for (let row = 0; row < coefficients; row++) {
      let sum = 0
      for (let index = 0; index < filters; index++) sum += (turn[row * filters + index] ?? 0) * (logs[index] ?? 0)
      values[frame * coefficients + row] = sum
    }
  }
  return { frames, width: coefficients, values, levelsDb, hopMs }
}
