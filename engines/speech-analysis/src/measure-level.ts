import { createLoudnessMeter, type SampleSource } from '@vireo/audio'

export type Level = { readonly lufs: number; readonly clippedShare: number }

const blockSeconds = 4
const quietestLufs = -70

/** So close to the highest sample counts as its level, and so close to each other as flat: a step of 16 bits and a bit. */
const nearPeak = 0.98
const flatStep = 1.5 / 32_768
/** A wave that was not cut off is flat for less than this, and what peaks lower was hardly cut off. */
const flatSamplesMin = 3
const peakMin = 0.5

/** Measures the loudness of a recording in LUFS, and the share of samples clipped at its highest level. */
export function measureLevel(source: SampleSource, onBeat: () => void): Level {
  const meter = createLoudnessMeter(source.sampleRateHz)
  let peak = 0
  eachBlock(source, onBeat, (samples) => {
    meter.process(samples)
    for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  })
  const lufs = Math.max(quietestLufs, meter.integrated())
  if (peak < peakMin || source.sampleCount === 0) return { lufs, clippedShare: 0 }
  let clipped = 0
  let run = 0
  let last = 0
  eachBlock(source, onBeat, (samples) => {
    for (const sample of samples) {
      const isFlat = Math.abs(sample) >= nearPeak * peak && Math.abs(sample - last) <= flatStep
      run = isFlat ? run + 1 : 0
      if (run === flatSamplesMin - 1) clipped += flatSamplesMin
      else if (run >= flatSamplesMin) clipped++
      last = sample
    }
  })
  return { lufs, clippedShare: clipped / source.sampleCount }
}

function eachBlock(source: SampleSource, onBeat: () => void, visit: (samples: Float32Array) => void): void {
  const blockSamples = blockSeconds * source.sampleRateHz
  for (let start = 0; start < source.sampleCount; start += blockSamples) {
    onBeat()
    visit(source.read(start, Math.min(blockSamples, source.sampleCount - start)))
  }
}
