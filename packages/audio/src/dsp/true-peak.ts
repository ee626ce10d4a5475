import { joinSamples } from '../join.ts'
import { decibelsOf, type Decibels } from '../units.ts'

/** The interpolating filter of BS.1770-4 annex 2: two of its four phases; the others are these backwards. */
const firstPhase = Float64Array.of(
  0.001708984375,
  0.010986328125,
  -0.0196533203125,
  0.033203125,
  -0.0594482421875,
  0.1373291015625,
  0.97216796875,
  -0.102294921875,
  0.047607421875,
  -0.026611328125,
  0.014892578125,
  -0.00830078125,
)
const secondPhase = Float64Array.of(
  -0.0291748046875,
  0.029296875,
  -0.0517578125,
  0.089111328125,
  -0.16650390625,
  0.465087890625,
  0.77978515625,
  -0.2003173828125,
  0.1015625,
  -0.0582275390625,
  0.0330810546875,
  -0.0189208984375,
)

/** How many samples before one its filter weighs. */
const lookBack = 11
/** How far a waveform may rise above the samples around it: the largest sum of what the filter weighs them with, and a little. */
const riseMax = 2.1
const stepSamples = 256

/**
 * Measures the highest level in dBFS that the waveform reaches, also between samples, by fourfold interpolation (ITU-R
 * BS.1770-4 annex 2). Never below the highest sample; −Infinity for silence.
 */
export function truePeakDbfs(samples: Float32Array): Decibels {
  const meter = createTruePeakMeter()
  meter.process(samples)
  return meter.result()
}

/** Reads the true peak of a stream, however it is cut. */
export type TruePeakMeter = {
  process(samples: Float32Array): void
  /** See `truePeakDbfs`. */
  result(): Decibels
}

/** Creates a meter of true peaks, which interpolates only where that could find more than was found before. */
export function createTruePeakMeter(): TruePeakMeter {
  let tail = new Float32Array(lookBack)
  let highest = 0
  return {
    process(samples) {
      for (let at = 0; at < samples.length; at += stepSamples) {
        const around = joinSamples([tail, samples.subarray(at, at + stepSamples)])
        const level = highestOf(around)
        if (level * riseMax > highest) highest = Math.max(highest, level, highestBetween(around))
        tail = around.slice(-lookBack)
      }
    },
    result: () => decibelsOf(Math.max(highest, highestBetween(joinSamples([tail, new Float32Array(lookBack)])))),
  }
}

function highestOf(samples: Float32Array): number {
  let highest = 0
  for (let at = 0; at < samples.length; at++) {
    const level = Math.abs(samples[at] ?? 0)
    if (level > highest) highest = level
  }
  return highest
}

/** Finds the highest level between samples, behind those that only lead there: all four phases in one go. */
function highestBetween(samples: Float32Array): number {
  let highest = 0
  for (let at = lookBack; at < samples.length; at++) {
    let first = 0
    let second = 0
    let third = 0
    let fourth = 0
    for (let tap = 0; tap <= lookBack; tap++) {
      const sample = samples[at - tap] ?? 0
      first += (firstPhase[tap] ?? 0) * sample
      second += (secondPhase[tap] ?? 0) * sample
      third += (secondPhase[lookBack - tap] ?? 0) * sample
      fourth += (firstPhase[lookBack - tap] ?? 0) * sample
    }
    highest = Math.max(highest, Math.abs(first), Math.abs(second), Math.abs(third), Math.abs(fourth))
  }
  return highest
}
