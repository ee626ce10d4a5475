import { bandCentresHz, createResampler, joinSamples } from '@vireo/audio'
import type { LoadSynthesizer } from '@vireo/engines'
import { aPiece, speakHere } from '@vireo/engines/testing.ts'

const texts = {
  train:
    'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late. My grandmother keeps a small garden behind her house.',
  boxes:
    'Please put the boxes on the lower shelf, close the window, and switch off the light when you go. She took the first step and stopped to catch her breath.',
} as const

/** About eight seconds of speech in a voice of another engine. */
export async function someSpeech(
  load: LoadSynthesizer,
  base: string,
  text: keyof typeof texts,
  sampleRateHz = 24_000,
): Promise<Float32Array> {
  const spoken = await speakHere(await load(), aPiece(texts[text], { recipe: { base } }))
  const resampler = await createResampler(spoken.sampleRateHz, sampleRateHz)
  const samples = Float32Array.from(spoken.audio, (sample) => sample / 32_768)
  return joinSamples([resampler.process(samples), resampler.flush()])
}

/** How alike two melodies are in the frames where both are voiced: correlation of the logarithms of hertz. */
export function melodyCorrelation(one: Float32Array, other: Float32Array): number {
  const pairs = [...one].map((hz, at) => [hz, other[at] ?? 0] as const).filter(([a, b]) => a > 0 && b > 0)
  const logs = pairs.map(([a, b]) => [Math.log(a), Math.log(b)] as const)
  const meanOf = (index: 0 | 1) => logs.reduce((sum, pair) => sum + pair[index], 0) / logs.length
  const [meanA, meanB] = [meanOf(0), meanOf(1)]
  let [product, energyA, energyB] = [0, 0, 0]
  for (const [a, b] of logs) {
    product += (a - meanA) * (b - meanB)
    energyA += (a - meanA) ** 2
    energyB += (b - meanB) ** 2
  }
  return product / Math.sqrt(energyA * energyB)
}

/** Log-spectral distance in dB between two average spectra, 150 Hz to 7 kHz, whatever their level. */
export function spectralDistanceDb(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const differences = bandCentresHz
    .map((hz, band) => ({ hz, difference: (one[band] ?? 0) - (other[band] ?? 0) }))
    .filter(({ hz }) => hz >= 150 && hz <= 7000)
    .map(({ difference }) => difference)
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  return Math.sqrt(differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / differences.length)
}

/** Scale-invariant signal-to-distortion ratio in dB (Le Roux and others 2019). */
export function siSdrDb(estimate: Float32Array, reference: Float32Array): number {
  let product = 0
  let energy = 1e-12
  for (const [at, sample] of reference.entries()) {
    product += sample * (estimate[at] ?? 0)
    energy += sample * sample
  }
  const scale = product / energy
  let distortion = 1e-12
  for (const [at, sample] of reference.entries()) distortion += ((estimate[at] ?? 0) - scale * sample) ** 2
  return 10 * Math.log10((scale * scale * energy) / distortion)
}
