/** The melody of a recording: F0 of its voiced frames. */
export type Melody = {
  readonly medianHz: number
  /** Spread of the middle 80 % of frames around the median, in semitones. */
  readonly spreadSemitones: number
}

const windowMs = 40
const hopMs = 10
const lowestHz = 55
const highestHz = 420
const voicedCorrelation = 0.8
const nearlyBest = 0.9
const audibleRms = 300
const highestRateHz = 16_000

/**
 * Computes the similarity of a frame to itself at each lag, −1 … 1. Sums of products of 16 bits are exact, so energies
 * may be followed from lag to lag, and the products of four lags added up side by side.
 */
function similaritiesOf(samples: Float64Array, length: number, first: number, last: number): Float64Array {
  const similarities = new Float64Array(last - first + 1)
  const energyFrom = (start: number) => {
    let sum = 0
    for (let at = start; at < start + length; at++) sum += (samples[at] ?? 0) ** 2
    return sum
  }
  const energy = energyFrom(0)
  let laterEnergy = energyFrom(first)
  const products = new Float64Array(4)
  for (let lag = first; lag <= last; lag++) {
    const beside = (lag - first) % 4
    if (beside === 0) multiplyFour(samples, length, lag, products)
    similarities[lag - first] = (products[beside] ?? 0) / Math.sqrt(energy * laterEnergy + 1)
    laterEnergy += (samples[lag + length] ?? 0) ** 2 - (samples[lag] ?? 0) ** 2
  }
  return similarities
}

function multiplyFour(samples: Float64Array, length: number, lag: number, products: Float64Array): void {
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let at = 0; at < length; at++) {
    const now = samples[at] ?? 0
    one += now * (samples[at + lag] ?? 0)
    two += now * (samples[at + lag + 1] ?? 0)
    three += now * (samples[at + lag + 2] ?? 0)
    four += now * (samples[at + lag + 3] ?? 0)
  }
  products[0] = one
  products[1] = two
  products[2] = three
  products[3] = four
}

/**
 * Finds the pitch of a frame in hertz: the shortest period whose peak is nearly the highest, since multiples of a
 * period fit as well. Undefined when unvoiced.
 */
function pitchOfFrame(samples: Int16Array, start: number, length: number, sampleRateHz: number): number | undefined {
  const first = Math.floor(sampleRateHz / highestHz)
  const last = Math.ceil(sampleRateHz / lowestHz)
  const heard = new Float64Array(length + last + 4)
  heard.set(samples.subarray(start, start + heard.length))
  const similarities = similaritiesOf(heard, length, first, last)
  const highest = Math.max(...similarities)
  if (highest < voicedCorrelation) return undefined
  const peak = similarities.findIndex(
    (value, at) =>
      value > nearlyBest * highest && value >= (similarities[at - 1] ?? 0) && value >= (similarities[at + 1] ?? 0),
  )
  return peak <= 0 ? undefined : sampleRateHz / (first + peak)
}

/** Halves the sample rate: half the samples tell as much about pitch, in a quarter of the time. */
function halved(samples: Int16Array): Int16Array {
  const half = new Int16Array(samples.length >> 1)
  for (let at = 0; at < half.length; at++) half[at] = ((samples[2 * at] ?? 0) + (samples[2 * at + 1] ?? 0)) / 2
  return half
}

/** Measures F0 by autocorrelation: plain, good to a few percent on clean speech. Throws without voiced frames. */
export function trackPitch(samples: Int16Array, sampleRateHz: number): Melody {
  if (sampleRateHz > highestRateHz) return trackPitch(halved(samples), sampleRateHz / 2)
  const length = Math.round((windowMs * sampleRateHz) / 1000)
  const hop = Math.round((hopMs * sampleRateHz) / 1000)
  const pitches: number[] = []
  for (let start = 0; start + 2 * length < samples.length; start += hop) {
    let energy = 0
    for (let at = start; at < start + length; at++) energy += (samples[at] ?? 0) ** 2
    if (Math.sqrt(energy / length) < audibleRms) continue
    const pitch = pitchOfFrame(samples, start, length, sampleRateHz)
    if (pitch !== undefined) pitches.push(pitch)
  }
  if (pitches.length === 0) throw new RangeError('nothing voiced is heard')
  const sorted = pitches.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { medianHz: at(0.5), spreadSemitones: 12 * Math.log2(at(0.9) / at(0.1)) }
}
