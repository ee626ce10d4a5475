import FFT from 'fft.js'
import type { SampleSource } from '../sample-source.ts'
import { bandLevelsDb } from './bands.ts'
import type { PitchTrack } from './pitch-track.ts'

const windowSamples = 1024

/** One frame in so many is enough for an average. */
const framesPerLook = 3

/**
 * Computes the average timbre of everything voiced as levels in dB of `bandCount` bands; undefined when nothing is
 * voiced. After a few seconds the text hardly matters; voice and room do.
 */
export function longTermSpectrum(
  source: SampleSource,
  { hz, hopSamples }: PitchTrack,
  onBeat: () => void,
): Float64Array | undefined {
  const fft = new FFT(windowSamples)
  const spectrum = fft.createComplexArray()
  const power = new Float64Array(windowSamples / 2 + 1)
  const window = Float64Array.from(
    { length: windowSamples },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / windowSamples),
  )
  let looks = 0
  for (let frame = 0; frame < hz.length; frame += framesPerLook) {
    if (frame % 200 < framesPerLook) onBeat()
    if (!hz[frame]) continue
    const samples = source.read(frame * hopSamples - windowSamples / 2, windowSamples)
    for (let at = 0; at < windowSamples; at++) samples[at] = (samples[at] ?? 0) * (window[at] ?? 0)
    fft.realTransform(spectrum, samples)
    for (let bin = 0; bin < power.length; bin++) {
      const real = spectrum[2 * bin] ?? 0
      const imaginary = spectrum[2 * bin + 1] ?? 0
      power[bin] = (power[bin] ?? 0) + real * real + imaginary * imaginary
    }
    looks++
  }
  if (looks === 0) return undefined
  return bandLevelsDb(
    power.map((sum) => sum / looks),
    source.sampleRateHz,
  )
}
