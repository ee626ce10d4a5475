const windowMs = 40
const lowestHz = 60
const highestHz = 450
const voicedCorrelation = 0.7

/**
 * Median fundamental frequency of the voiced parts of speech in hertz, by normalised autocorrelation
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

/** The shortest lag whose correlation is nearly the best: twice a period correlates as well as one. */
function periodAt(
  samples: Float32Array,
  start: number,
  length: number,
  shortest: number,
  longest: number,
): number | undefined {
  if (power(samples, start, length) < 1e-4 * length) return undefined
  const correlations: number[] = []
  for (let lag = shortest; lag <= longest; lag++) correlations.push(correlation(samples, start, length, lag))
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

function correlation(samples: Float32Array, start: number, length: number, lag: number): number {
  let product = 0
  for (let index = start; index < start + length; index++)
    product += (samples[index] ?? 0) * (samples[index + lag] ?? 0)
  return product / Math.sqrt(power(samples, start, length) * power(samples, start + lag, length) + 1e-12)
}
