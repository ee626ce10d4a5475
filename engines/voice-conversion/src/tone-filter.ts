import FFT from 'fft.js'
import { bandValueAt } from '@vireo/audio'

const fftSize = 2048
/** Taps to either side of the middle: what a filtered sample may depend on. */
export const filterReachSamples = 256

/** A filter without any delay or change of phase, by its gains over the bands. */
export type ToneFilter = {
  /** `samples` begin `filterReachSamples` before and end as much behind what is returned. */
  filter(samples: Float32Array): Float32Array
}

/**
 * Creates a filter with these gains in dB per band that keeps phases. It consumes `filterReachSamples` at either end.
 */
export function createToneFilter(gainsDb: ArrayLike<number>, sampleRateHz: number): ToneFilter {
  const fft = new FFT(fftSize)
  const response = responseOf(fft, gainsDb, sampleRateHz)
  const spectrum = fft.createComplexArray()
  const filtered = fft.createComplexArray()
  const block = new Float64Array(fftSize)
  const step = fftSize - 2 * filterReachSamples
  return {
    filter(samples) {
      const length = samples.length - 2 * filterReachSamples
      const out = new Float32Array(Math.max(0, length))
      for (let start = 0; start < length; start += step) {
        for (let at = 0; at < fftSize; at++) block[at] = samples[start + at] ?? 0
        fft.realTransform(spectrum, block)
        fft.completeSpectrum(spectrum)
        for (let at = 0; at < spectrum.length; at++) spectrum[at] = (spectrum[at] ?? 0) * (response[at >> 1] ?? 0)
        fft.inverseTransform(filtered, spectrum)
        for (let at = 0; at < step && start + at < length; at++) {
          out[start + at] = filtered[2 * (at + filterReachSamples)] ?? 0
        }
      }
      return out
    },
  }
}

/**
 * Computes the response of the filter, real and even so that phases stay: the wanted gains, cut to its reach in time.
 */
function responseOf(fft: FFT, gainsDb: ArrayLike<number>, sampleRateHz: number): Float64Array {
  const wanted = fft.createComplexArray()
  for (let bin = 0; bin < fftSize; bin++) {
    const hz = (Math.min(bin, fftSize - bin) * sampleRateHz) / fftSize
    wanted[2 * bin] = 10 ** (bandValueAt(gainsDb, hz) / 20)
    wanted[2 * bin + 1] = 0
  }
  const taps = fft.createComplexArray()
  fft.inverseTransform(taps, wanted)
  const cut = new Float64Array(fftSize)
  for (let at = 0; at < fftSize; at++) {
    const distance = Math.min(at, fftSize - at)
    if (distance >= filterReachSamples) continue
    cut[at] = (taps[2 * at] ?? 0) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / filterReachSamples))
  }
  const spectrum = fft.createComplexArray()
  fft.realTransform(spectrum, cut)
  fft.completeSpectrum(spectrum)
  return Float64Array.from({ length: fftSize }, (_, bin) => spectrum[2 * bin] ?? 0)
}
