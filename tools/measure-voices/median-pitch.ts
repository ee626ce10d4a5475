const windowMs = 40
const lowestHz = 60
const highestHz = 450
const voicedCorrelation = 0.7

/**
 * Computes the median fundamental frequency of the voiced parts of speech in hertz, by normalised autocorrelation
 * (samples −1 … 1). NaN when nothing is voiced.
 */
export function medianPitch(samples: Float32Array, sampleRateHz: number): number {
  const length = Math.round((sampleRateHz * windowMs) / 1000)
  const longest = Math.ceil(sampleRateHz / lowestHz)
  const pitches: number[] = []
  for (let start = 0; start + length + longest < samples.length; start += length) {
    const lag = periodAt(samples, start, length, Math.floor(sampleRateHz / highestHz), longest)
    if (lag !== undefined) pitches.push(sampleRateHz / lag)
  }
  pitches.sort((a, b) => a - b)
  return pitches[pitches.length >> 1] ?? Number.NaN
}

/**
 * Finds the shortest lag whose correlation is nearly the best, since twice a period correlates as well as one.
 * Undefined when unvoiced.
 */
function periodAt(
  samples: Float32Array,
  start: number,
  length: number,
  shortest: number,
  longest: number,
): number | undefined {
  if (power(samples, start, length) < 1e-4 * length) return undefined
  const correlations = correlationsOf(samples, start, length, shortest, longest)
  const best = Math.max(...correlations)
  if (best < voicedCorrelation) return undefined
  const near = correlations.findIndex(
    (value, index) =>
      value > best - 0.08 && value >= (correlations[index - 1] ?? 0) && value >= (correlations[index + 1] ?? 0),
  )
  return near < 0 ? undefined : shortest + near
}

function power(samples: Float32Array, start: number, length: number): number {
  let sum = 0
  for (let index = start; index < start + length; index++) sum += (samples[index] ?? 0) ** 2
  return sum
}

/** Correlates a frame with what follows at each lag; the power is carried on from lag to lag. */
function correlationsOf(
  samples: Float32Array,
  start: number,
  length: number,
  shortest: number,
  longest: number,
): number[] {
  const frame = Float64Array.from(samples.subarray(start, start + length + longest + 1))
  const ownPower = power(samples, start, length)
  let laterPower = power(samples, start + shortest, length)
  const correlations: number[] = []
  for (let lag = shortest; lag <= longest; lag++) {
    let product = 0
    for (let at = 0; at < length; at++) product += (frame[at] ?? 0) * (frame[at + lag] ?? 0)
    correlations.push(product / Math.sqrt(ownPower * Math.max(0, laterPower) + 1e-12))
    laterPower += (frame[lag + length] ?? 0) ** 2 - (frame[lag] ?? 0) ** 2
  }
  return correlations
}
