import FFT from 'fft.js'
import type { SampleSource } from '@vireo/engines'

export type Framing = {
  /** Samples of a spectrum, a power of two. */
  readonly size: number
  /** Samples from one spectrum to the next. */
  readonly hop: number
  /** Called about once a second of sound. */
  readonly onBeat: () => void
}

/**
 * Walks through a recording and answers the magnitudes of each of its spectra, centred on every so many samples. The array is the
 * same each time.
 */
export function* spectraOf(source: SampleSource, { size, hop, onBeat }: Framing): Generator<Float32Array, void> {
  const fft = new FFT(size)
  const shape = Float32Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size))
  const spectrum = fft.createComplexArray()
  const magnitudes = new Float32Array(size / 2)
  const count = Math.max(1, Math.floor(source.sampleCount / hop))
  const perSecond = Math.max(1, Math.round(source.sampleRateHz / hop))
  for (let nth = 0; nth < count; nth += 1) {
    if (nth % perSecond === 0) onBeat()
    const samples = source.read(nth * hop - size / 2, size)
    for (let at = 0; at < size; at += 1) samples[at] = (samples[at] ?? 0) * (shape[at] ?? 0)
    fft.realTransform(spectrum, samples)
    for (let bin = 0; bin < magnitudes.length; bin += 1)
      magnitudes[bin] = Math.hypot(spectrum[bin * 2] ?? 0, spectrum[bin * 2 + 1] ?? 0) / (size / 2)
    yield magnitudes
  }
}
