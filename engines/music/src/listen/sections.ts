import type { Chroma } from './key.ts'
import type { Timbre } from './timbre.ts'

/** Beats on each side of a place that are compared with each other: first phrases, then bars. */
const phrase = 16
const bar = 4
/** Beats around which nothing else is as new. */
const reach = 8
/** What is this new is something new, and so is what is this much of the newest. */
const least = { newness: 0.5, share: 0.3 }
/** How much of what is heard its harmony is, beside its sound. */
const harmony = 0.5
/** How far from usual a beat may sound, in standard deviations: silence at the ends is not to be all that counts. */
const extreme = 2

export type Limits = { readonly sectionMsMin: number; readonly sectionsMax: number }

/**
 * Answers the milliseconds at which sections end, but for the last: beats with something before them that is like itself and
 * something after them that is like itself, but not like each other (J. Foote, Automatic audio segmentation using a measure of audio
 * novelty, 2000). What is compared is how each beat sounds, and which notes it has.
 */
export function boundariesOf(
  {
    timbre,
    chroma,
    beats,
    durationMs,
  }: { timbre: Timbre; chroma: Chroma; beats: readonly number[]; durationMs: number },
  { sectionMsMin, sectionsMax }: Limits,
): number[] {
  const features = featuresOf(timbre, chroma, beats)
  const msOf = (at: number) => Math.round(((beats[at] ?? 0) * 1000) / timbre.framesPerSecond)
  const isInside = (at: number) => msOf(at) >= sectionMsMin && msOf(at) <= durationMs - sectionMsMin
  const novelty = beats.map((_, at) => (isInside(at) ? newnessAt(features, at, phrase) : 0))
  const enough = Math.max(least.newness, least.share * Math.max(0, ...novelty))
  const peaks = novelty
    .map((value, at) => ({ value, at }))
    .filter(({ value, at }) => value > enough && isHighest(novelty, at))
    .map(({ value, at }) => ({ value, ms: msOf(sharpened(features, at)) }))
    .toSorted((one, other) => other.value - one.value)
  const taken: number[] = []
  for (const { ms } of peaks) {
    if (taken.length === sectionsMax - 1) break
    const isRoom = [0, durationMs, ...taken].every((other) => Math.abs(other - ms) >= sectionMsMin)
    if (isRoom) taken.push(ms)
  }
  return taken.toSorted((one, other) => one - other)
}

function isHighest(series: readonly number[], at: number): boolean {
  return series.slice(Math.max(0, at - reach), at + reach + 1).every((each) => each <= (series[at] ?? 0))
}

/** Answers the beat close by at which bars differ as well: phrases are too long to tell to the beat. */
function sharpened(features: readonly Float32Array[], around: number): number {
  let best = { at: around, value: -Infinity }
  for (let at = Math.max(1, around - bar); at <= Math.min(features.length - 1, around + bar); at += 1) {
    const value = newnessAt(features, at, bar) + newnessAt(features, at, phrase)
    if (value > best.value) best = { at, value }
  }
  return best.at
}

/** Measures how unlike each other both sides of a beat are, less how unlike themselves they are. */
function newnessAt(features: readonly Float32Array[], at: number, width: number): number {
  const left = Math.min(width, at)
  const right = Math.min(width, features.length - at)
  if (left < 2 || right < 2) return 0
  let [across, within, acrossWeight, withinWeight] = [0, 0, 0, 0]
  for (let one = -left; one < right; one += 1) {
    for (let other = one + 1; other < right; other += 1) {
      const weight = Math.exp((-2 * ((one + 0.5) ** 2 + (other + 0.5) ** 2)) / (width * width))
      const distance = distanceOf(features[at + one], features[at + other])
      if (one < 0 && other >= 0) {
        across += weight * distance
        acrossWeight += weight
      } else {
        within += weight * distance
        withinWeight += weight
      }
    }
  }
  return across / acrossWeight - within / withinWeight
}

function distanceOf(one: Float32Array = new Float32Array(), other: Float32Array = new Float32Array()): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  return Math.sqrt(sum)
}

/** Answers how each beat sounds: means over it, each as far from the mean of all as is usual for it. */
function featuresOf(timbre: Timbre, chroma: Chroma, beats: readonly number[]): Float32Array[] {
  const { bands, bandCount, frameCount, framesPerSecond } = timbre
  const width = bandCount + 12
  const features = beats.map((from, nth) => {
    const feature = new Float32Array(width)
    const to = Math.max(from + 1, Math.min(frameCount, beats[nth + 1] ?? frameCount))
    for (let frame = from; frame < to; frame += 1)
      for (let band = 0; band < bandCount; band += 1)
        feature[band] = (feature[band] ?? 0) + (bands[frame * bandCount + band] ?? 0) / (to - from)
    const scale = chroma.framesPerSecond / framesPerSecond
    const heard = chroma.frames.slice(
      Math.floor(from * scale),
      Math.max(Math.floor(from * scale) + 1, Math.round(to * scale)),
    )
    const sum = heard.reduce((all, frame) => all + frame.reduce((one, each) => one + each, 0), 0) || 1
    for (const frame of heard)
      for (let at = 0; at < 12; at += 1)
        feature[bandCount + at] = (feature[bandCount + at] ?? 0) + (frame[at] ?? 0) / sum
    return feature
  })
  for (let at = 0; at < width; at += 1) standardise(features, at, at < bandCount ? 1 : harmony)
  return features
}

function standardise(features: readonly Float32Array[], at: number, weight: number): void {
  const mean = features.reduce((sum, feature) => sum + (feature[at] ?? 0), 0) / Math.max(1, features.length)
  const variance =
    features.reduce((sum, feature) => sum + ((feature[at] ?? 0) - mean) ** 2, 0) / Math.max(1, features.length)
  const scale = weight / (Math.sqrt(variance) || 1)
  const most = extreme * weight
  for (const feature of features) feature[at] = Math.max(-most, Math.min(most, ((feature[at] ?? 0) - mean) * scale))
}
