import FFT from 'fft.js'

const size = 2048
const edgesHz = [40, 90, 160, 280, 450, 700, 1100, 1700, 2600, 4000, 6000, 9000, 14_000] as const
/** Sounds of any length cost as much: of a long one frames further apart are looked at. */
const framesMax = 128
const stretchSeconds = 0.005
const ratesHz = [0.6, 2, 5, 12, 30, 90] as const

/** Two channels of a sound, −1 to 1; the same twice where there is one. */
export type SoundInTwoChannels = { readonly left: Float32Array; readonly right: Float32Array }

/** How many numbers a print has. */
export const soundPrintLength = 9 + (edgesHz.length - 1) + (ratesHz.length - 1)

/**
 * Writes down what is heard of any sound, as numbers of about the same weight: where its power lies, how much of it is noise, how it begins
 * and dies away, how it moves, and how wide it is. What sounds alike has prints that lie near each other. How loud it is says nothing.
 */
export function soundPrint(sound: SoundInTwoChannels, sampleRateHz: number): number[] {
  const spectrum = meanPower(sound)
  const levels = levelsOf(sound, Math.max(1, Math.round(sampleRateHz * stretchSeconds)))
  return [...spectralNumbers(spectrum, sampleRateHz), ...shapeNumbers(levels, sound, sampleRateHz), ...motion(levels)]
}

/** Computes how far apart two prints are. */
export function soundPrintDistance(one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0))
}

const fft = new FFT(size)
const window = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size))
const weighed = new Float64Array(size)
const transformed = fft.createComplexArray()

/** Adds the power of each frequency in a frame, which is in `weighed` without its window. */
function addPower(sum: Float64Array): void {
  for (let at = 0; at < size; at++) weighed[at] = (weighed[at] ?? 0) * (window[at] ?? 0)
  fft.realTransform(transformed, weighed)
  for (let bin = 0; bin < sum.length; bin++) {
    const [real, imaginary] = [transformed[2 * bin] ?? 0, transformed[2 * bin + 1] ?? 0]
    sum[bin] = (sum[bin] ?? 0) + real * real + imaginary * imaginary
  }
}

function meanPower({ left, right }: SoundInTwoChannels): Float64Array {
  const mean = new Float64Array(size / 2)
  const step = Math.max(size, Math.ceil(left.length / framesMax))
  for (let start = 0; start === 0 || start + size <= left.length; start += step) {
    for (let at = 0; at < size; at++) weighed[at] = (left[start + at] ?? 0) + (right[start + at] ?? 0)
    addPower(mean)
  }
  return mean
}

function spectralNumbers(spectrum: Float64Array, sampleRateHz: number): number[] {
  const binHz = sampleRateHz / size
  const whole = total(spectrum) + 1e-12
  const octaves = (bin: number) => Math.log2(Math.max(20, bin * binHz))
  const centroid = spectrum.reduce((sum, value, bin) => sum + value * octaves(bin), 0) / whole
  const spread = Math.sqrt(
    spectrum.reduce((sum, value, bin) => sum + value * (octaves(bin) - centroid) ** 2, 0) / whole,
  )
  const heard = spectrum.subarray(Math.ceil(80 / binHz), Math.ceil(12_000 / binHz))
  const mean = total(heard) / heard.length + 1e-12
  const flatness = Math.exp(heard.reduce((sum, value) => sum + Math.log(value + 1e-12), 0) / heard.length) / mean
  const strongest = spectrum.toSorted().subarray(-6)
  const bands = edgesHz.slice(1).map((edge, at) => {
    const [from, to] = [Math.ceil((edgesHz[at] ?? 0) / binHz), Math.ceil(edge / binHz)]
    return Math.max(-50, decibels(total(spectrum.subarray(from, to)) / whole)) / 12
  })
  return [centroid, spread * 1.5, 4 * Math.sqrt(flatness), (3 * total(strongest)) / whole, ...bands]
}

function levelsOf({ left, right }: SoundInTwoChannels, stretch: number): Float64Array {
  const levels = new Float64Array(Math.max(1, Math.floor(left.length / stretch)))
  for (let frame = 0; frame < levels.length; frame++) {
    let sum = 0
    for (let at = frame * stretch; at < (frame + 1) * stretch; at++) {
      const [one, other] = [left[at] ?? 0, right[at] ?? 0]
      sum += one * one + other * other
    }
    levels[frame] = Math.sqrt(sum / (2 * stretch))
  }
  return levels
}

function shapeNumbers(levels: Float64Array, sound: SoundInTwoChannels, sampleRateHz: number): number[] {
  const highest = levels.reduce((most, value) => Math.max(most, value), 1e-9)
  const mean = total(levels) / levels.length + 1e-9
  const top = levels.indexOf(highest)
  const low = levels.subarray(top).findIndex((value) => value < highest / 10)
  const decaySeconds = (low < 0 ? levels.length - top : low) * stretchSeconds
  const seconds = sound.left.length / sampleRateHz
  return [
    decibels((highest / mean) ** 2) / 6,
    Math.log2(0.05 + decaySeconds),
    Math.log2(1 + onsets(levels, highest) / Math.max(0.5, seconds)),
    Math.log2(0.25 + seconds) / 2,
    3 * likeness(sound),
  ]
}

/** Counts sudden rises: the level of a stretch is more than twice that of those before, and not tiny. */
function onsets(levels: Float64Array, highest: number): number {
  let [count, last] = [0, -Infinity]
  for (let at = 0; at < levels.length; at++) {
    const level = levels[at] ?? 0
    if (level < highest * 0.12) continue
    const before = levels.subarray(Math.max(0, at - 6), at)
    const usual = before.length === 0 ? 0 : total(before) / before.length
    if (level < usual * 2.2 || at - last <= 10) continue
    count++
    last = at
  }
  return count
}

function likeness({ left, right }: SoundInTwoChannels): number {
  let [both, one, other] = [0, 1e-12, 1e-12]
  for (let at = 0; at < left.length; at++) {
    const [a, b] = [left[at] ?? 0, right[at] ?? 0]
    both += a * b
    one += a * a
    other += b * b
  }
  return both / Math.sqrt(one * other)
}

/** Says how much of the level moves at which rates, of the middle ten seconds. */
function motion(levels: Float64Array): number[] {
  const from = Math.max(0, Math.floor((levels.length - size) / 2))
  const part = levels.subarray(from, from + size)
  const mean = total(part) / part.length + 1e-9
  for (let at = 0; at < size; at++) weighed[at] = at < part.length ? (part[at] ?? 0) / mean - 1 : 0
  const power = new Float64Array(size / 2)
  addPower(power)
  const binHz = 1 / (stretchSeconds * size)
  return ratesHz.slice(1).map((rate, at) => {
    const band = power.subarray(Math.ceil((ratesHz[at] ?? 0) / binHz), Math.ceil(rate / binHz))
    return Math.max(-40, decibels(total(band) / part.length / part.length)) / 10
  })
}

function total(numbers: Float64Array): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] ?? 0
  return sum
}

function decibels(ratio: number): number {
  return 10 * Math.log10(ratio + 1e-9)
}
