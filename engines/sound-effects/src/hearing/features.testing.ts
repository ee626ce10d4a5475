import { rateHz, type Stereo } from '../dsp/sound.ts'

const size = 2048
const hop = 1024
const bandEdges = [40, 90, 160, 280, 450, 700, 1100, 1700, 2600, 4000, 6000, 9000, 14_000] as const
const envelopeHop = 240
const modulations = [
  [0.6, 2],
  [2, 5],
  [5, 12],
  [12, 30],
  [30, 90],
] as const

/** What is heard of a sound, each number by its name. */
export type Features = {
  /** Mean of the spectrum weighed by power, in octaves above 1 Hz. */
  readonly centroid: number
  /** How the spectrum falls, in dB an octave. */
  readonly slope: number
  /** 0 for a pure tone … 1 for noise. */
  readonly flatness: number
  /** Peak over mean of the envelope, in dB. */
  readonly crest: number
  /** Sudden rises each second. */
  readonly onsets: number
  /** Seconds for the envelope to fall by 20 dB after its highest point; as long as the rest where it does not. */
  readonly decay: number
  /** −1 … 1 between left and right. */
  readonly correlation: number
  /** Share of frames with one clear pitch, and its median in octaves above 1 Hz. */
  readonly voiced: number
  readonly pitch: number
  readonly bands: readonly number[]
  readonly modulation: readonly number[]
}

/** Computes the power spectrum of a windowed frame by a radix-2 transform. */
export function powerOf(samples: Float32Array): Float64Array {
  const { cos } = turnsOf(samples.length)
  const half = samples.length / 2
  const re = new Float64Array(samples.length)
  for (let at = 0; at < re.length; at++)
    re[at] = (samples[at] ?? 0) * (0.5 - 0.5 * (at < half ? (cos[at] ?? 1) : -(cos[at - half] ?? 1)))
  const im = new Float64Array(re.length)
  transform(re, im)
  return re.slice(0, re.length / 2).map((value, at) => value * value + (im[at] ?? 0) ** 2)
}

/** The turns of a transform, by how many samples it has: most of its time would go into computing them again. */
const turnsBySize = new Map<number, { readonly cos: Float64Array; readonly sin: Float64Array }>()

function turnsOf(count: number) {
  const known = turnsBySize.get(count)
  if (known) return known
  const angles = Float64Array.from({ length: count / 2 }, (_, at) => (-2 * Math.PI * at) / count)
  const turns = { cos: angles.map(Math.cos), sin: angles.map(Math.sin) }
  turnsBySize.set(count, turns)
  return turns
}

function transform(re: Float64Array, im: Float64Array): void {
  const count = re.length
  const turns = turnsOf(count)
  for (let at = 1, other = 0; at < count; at++) {
    let bit = count >> 1
    for (; other & bit; bit >>= 1) other ^= bit
    other ^= bit
    if (at < other) {
      ;[re[at], re[other]] = [re[other] ?? 0, re[at] ?? 0]
      ;[im[at], im[other]] = [im[other] ?? 0, im[at] ?? 0]
    }
  }
  for (let length = 2; length <= count; length <<= 1) {
    for (let start = 0; start < count; start += length) {
      for (let at = 0; at < length / 2; at++) {
        const cos = turns.cos[at * (count / length)] ?? 1
        const sin = turns.sin[at * (count / length)] ?? 0
        const low = start + at
        const high = low + length / 2
        const real = (re[high] ?? 0) * cos - (im[high] ?? 0) * sin
        const imaginary = (re[high] ?? 0) * sin + (im[high] ?? 0) * cos
        re[high] = (re[low] ?? 0) - real
        im[high] = (im[low] ?? 0) - imaginary
        re[low] = (re[low] ?? 0) + real
        im[low] = (im[low] ?? 0) + imaginary
      }
    }
  }
}

/** Computes the envelope: the level of each 5 ms. */
export function envelopeOf({ left, right }: Stereo): Float64Array {
  return Float64Array.from({ length: Math.floor(left.length / envelopeHop) }, (_, frame) => {
    let sum = 0
    for (let at = frame * envelopeHop; at < (frame + 1) * envelopeHop; at++)
      sum += (left[at] ?? 0) ** 2 + (right[at] ?? 0) ** 2
    return Math.sqrt(sum / (2 * envelopeHop))
  })
}

/** Finds when sounds begin, in seconds: the level of 5 ms is `times` that of the 30 ms before, and not tiny. */
export function onsetsOf(sound: Stereo, times = 2.2, gap = 0.05): readonly number[] {
  const envelope = envelopeOf(sound)
  const highest = envelope.reduce((most, value) => Math.max(most, value), 0)
  const found: number[] = []
  for (let frame = 0; frame < envelope.length; frame++) {
    const level = envelope[frame] ?? 0
    const before = envelope.subarray(Math.max(0, frame - 6), frame)
    const usual = before.length === 0 ? 0 : before.reduce((sum, value) => sum + value, 0) / before.length
    const at = (frame * envelopeHop) / rateHz
    if (level > highest * 0.12 && level > usual * times && at - (found.at(-1) ?? -1) > gap) found.push(at)
  }
  return found
}

/** Tracks the pitch by autocorrelation: hertz for each frame with a clear one, undefined for the others. */
export function pitchesOf({ left }: Stereo, lowest = 60, highest = 2400): readonly (number | undefined)[] {
  const pitches: (number | undefined)[] = []
  for (let start = 0; start + size <= left.length; start += size * 2) {
    const frame = left.subarray(start, start + size)
    const likeness = autocorrelationOf(frame)
    const energy = likeness[0] ?? 0
    let own = energy
    let best = 0
    let lag = 0
    for (let shift = 1; shift < Math.min(size / 2, rateHz / lowest); shift++) {
      own -= (frame[shift - 1] ?? 0) ** 2
      const score = (likeness[shift] ?? 0) / (own + 1e-9)
      if (shift >= Math.floor(rateHz / highest) && score > best + 0.02) {
        best = score
        lag = shift
      }
    }
    pitches.push(best > 0.7 && energy > 1e-5 ? rateHz / lag : undefined)
  }
  return pitches
}

/** Computes how like a frame is to itself so many samples later, for each number of them: by its power, twice as long. */
function autocorrelationOf(frame: Float32Array): Float64Array {
  const re = new Float64Array(frame.length * 2)
  const im = new Float64Array(frame.length * 2)
  re.set(frame)
  transform(re, im)
  for (let at = 0; at < re.length; at++) {
    re[at] = (re[at] ?? 0) ** 2 + (im[at] ?? 0) ** 2
    im[at] = 0
  }
  transform(re, im)
  return re.map((value) => value / im.length)
}

/** Computes the mean power spectrum of the louder half of all frames. */
export function spectrumOf({ left, right }: Stereo): Float64Array {
  const frames: Float64Array[] = []
  for (let start = 0; start + size <= left.length; start += hop * 2) {
    frames.push(powerOf(left.subarray(start, start + size).map((value, at) => (value + (right[start + at] ?? 0)) / 2)))
  }
  const mean = new Float64Array(size / 2)
  for (const frame of frames)
    for (let bin = 0; bin < mean.length; bin++) mean[bin] = (mean[bin] ?? 0) + (frame[bin] ?? 0)
  return mean
}

function slopeOf(bands: readonly number[]): number {
  const middle = (bands.length - 1) / 2
  const mean = bands.reduce((sum, value) => sum + value, 0) / bands.length
  const over = bands.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  const under = bands.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  // Bands are about six tenths of an octave apart.
  return over / under / 0.68
}

/** Listens to a sound. */
export function featuresOf(sound: Stereo): Features {
  const spectrum = spectrumOf(sound)
  const hzOf = (bin: number) => (bin * rateHz) / size
  const power = spectrum.reduce((sum, value) => sum + value, 0) + 1e-12
  const centroid = spectrum.reduce((sum, value, bin) => sum + value * Math.log2(Math.max(20, hzOf(bin))), 0) / power
  const bands = bandEdges.slice(1).map((edge, at) => {
    const low = bandEdges[at] ?? 0
    const sum = spectrum.reduce(
      (total, value, bin) => (hzOf(bin) >= low && hzOf(bin) < edge ? total + value : total),
      0,
    )
    return Math.max(-60, 10 * Math.log10(sum / power + 1e-9))
  })
  const heard = spectrum.subarray(4, 600)
  const flatness =
    Math.exp(heard.reduce((sum, value) => sum + Math.log(value + 1e-12), 0) / heard.length) /
    (heard.reduce((sum, value) => sum + value, 0) / heard.length + 1e-12)
  const envelope = envelopeOf(sound)
  const pitches = pitchesOf(sound)
  const clear = pitches.filter((pitch) => pitch !== undefined).toSorted((one, other) => one - other)
  return {
    centroid,
    bands,
    slope: slopeOf(bands),
    flatness: Math.sqrt(flatness),
    ...shapeOf(envelope),
    onsets: onsetsOf(sound).length / (sound.left.length / rateHz),
    correlation: correlationOf(sound),
    voiced: clear.length / Math.max(1, pitches.length),
    pitch: Math.log2(clear[Math.floor(clear.length / 2)] ?? 40),
    modulation: modulationOf(envelope),
  }
}

function shapeOf(envelope: Float64Array): { crest: number; decay: number } {
  const highest = envelope.reduce((most, value) => Math.max(most, value), 1e-9)
  const mean = envelope.reduce((sum, value) => sum + value, 0) / envelope.length
  const top = envelope.indexOf(highest)
  const low = envelope.subarray(top).findIndex((value) => value < highest / 10)
  return {
    crest: 20 * Math.log10(highest / (mean + 1e-9)),
    decay: ((low < 0 ? envelope.length - top : low) * envelopeHop) / rateHz,
  }
}

/** Computes the correlation between both channels. */
export function correlationOf({ left, right }: Stereo): number {
  let both = 0
  let one = 1e-12
  let other = 1e-12
  for (let at = 0; at < left.length; at++) {
    both += (left[at] ?? 0) * (right[at] ?? 0)
    one += (left[at] ?? 0) ** 2
    other += (right[at] ?? 0) ** 2
  }
  return both / Math.sqrt(one * other)
}

/** Computes how much of the envelope moves at which rates, in dB beside its mean. */
export function modulationOf(envelope: Float64Array): readonly number[] {
  const length = 1 << Math.floor(Math.log2(Math.max(64, envelope.length)))
  const mean = envelope.reduce((sum, value) => sum + value, 0) / envelope.length + 1e-9
  const power = powerOf(Float32Array.from({ length }, (_, at) => (envelope[at] ?? mean) / mean - 1))
  const rate = rateHz / envelopeHop
  return modulations.map(([low, high]) => {
    const sum = power.reduce(
      (total, value, bin) => ((bin * rate) / length >= low && (bin * rate) / length < high ? total + value : total),
      0,
    )
    return Math.max(-40, 10 * Math.log10(sum / length / length + 1e-6))
  })
}

/** Writes features as numbers of about the same weight. */
export function vectorOf(features: Features): readonly number[] {
  const { centroid, slope, flatness, crest, onsets, decay, correlation, voiced, pitch, bands, modulation } = features
  return [
    centroid,
    slope,
    flatness * 4,
    crest,
    Math.log2(1 + onsets),
    Math.log2(0.02 + decay),
    correlation * 3,
    voiced * 3,
    pitch,
    ...bands,
    ...modulation,
  ]
}
