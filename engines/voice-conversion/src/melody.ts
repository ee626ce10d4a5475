import type { Melody } from '@vireo/audio'

/** How a source's pitch becomes the target's. */
export type PitchMap = (hz: number) => number

/** Beyond these the source's intonation would not be recognised, or a monotone source become a song. */
const spreadRatioMin = 0.6
const spreadRatioMax = 1.6
/** Spread of a source that hardly moves. */
const leastSpread = 0.03

const styleRange = 0.8
const seedSemitonesMax = 1.5
const lowestOutHz = 55
const highestOutHz = 520

/** Hashes a number to −1 … 1 by the finaliser of MurmurHash3, in which every bit of the seed counts. */
function scatter(value: number): number {
  let bits = value >>> 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (((bits ^ (bits >>> 16)) >>> 0) / 0xffffffff) * 2 - 1
}

export type MelodyWishes = {
  /** 1 leaves nothing to the seed, 0 lets it move the whole melody by a semitone and a half. */
  readonly stability: number
  /** 1 widens the melody by four fifths. */
  readonly style: number
  readonly seed: number
}

/** Moves the source's melody into the target's range: the same shape around another middle, at another width. */
export function mapMelody(source: Melody, target: Melody, { stability, style, seed }: MelodyWishes): PitchMap {
  const ratio = target.logSpread / Math.max(leastSpread, source.logSpread)
  const width = Math.min(spreadRatioMax, Math.max(spreadRatioMin, ratio)) * (1 + styleRange * style)
  const moved = ((1 - stability) * seedSemitonesMax * scatter(seed + 0x9e3779b9) * Math.LN2) / 12
  const middle = target.logMean + moved
  return (hz) =>
    Math.min(highestOutHz, Math.max(lowestOutHz, Math.exp(middle + (Math.log(hz) - source.logMean) * width)))
}
