import { transform } from './fourier.ts'

const size = 2048
const framesMax = 300
/** From a low voice to the highest consonants, evenly on the ear's scale. */
const lowestHz = 60
const highestHz = 12_000
const bands = 48
const floorDb = -100

/** Measures how loud each of some bands is on average, low ones first, in dB below full scale. */
export function spectrumOf(samples: Float32Array, sampleRateHz: number): readonly number[] {
  const sums = new Float64Array(size / 2)
  const step = Math.max(size / 2, Math.floor(samples.length / framesMax))
  let frames = 0
  for (let start = 0; start + size <= samples.length; start += step, frames++) {
    const real = Float32Array.from({ length: size }, (_, at) => (samples[start + at] ?? 0) * hann(at))
    const imaginary = new Float32Array(size)
    transform(real, imaginary)
    for (let bin = 0; bin < sums.length; bin++)
      sums[bin] = (sums[bin] ?? 0) + ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2) / size ** 2
  }
  return Array.from({ length: bands }, (_, band) => {
    const [from, to] = [
      binOf(band, sampleRateHz),
      Math.max(binOf(band, sampleRateHz) + 1, binOf(band + 1, sampleRateHz)),
    ]
    const power = sums.subarray(from, to).reduce((sum, value) => sum + value, 0) / Math.max(1, frames)
    return Math.max(floorDb, 10 * Math.log10(power + 1e-12))
  })
}

function hann(at: number): number {
  return 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size)
}

function binOf(band: number, sampleRateHz: number): number {
  const hz = lowestHz * (highestHz / lowestHz) ** (band / bands)
  return Math.min(size / 2 - 1, Math.round((hz * size) / sampleRateHz))
}

const levelMs = 50
const loudShare = 0.9

/** Measures how loud what is loud in a recording is: speech, whatever stands between it. */
export function loudLevel(samples: Float32Array, sampleRateHz: number): number {
  const length = Math.max(1, Math.round((sampleRateHz * levelMs) / 1000))
  const levels: number[] = []
  for (let start = 0; start < samples.length; start += length) {
    const part = samples.subarray(start, start + length)
    levels.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length))
  }
  return levels.toSorted((one, other) => one - other)[Math.floor((levels.length - 1) * loudShare)] ?? 0
}

/** Writes samples as bare 16-bit ones at a gain. */
export function bareSamples(samples: Float32Array, gain: number): Uint8Array<ArrayBuffer> {
  const out = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample * gain)) * 32_767)
  return new Uint8Array(out.buffer)
}
