import { bandCentresHz, bandCount, bandValueAt } from '@vireo/audio'

/** How the source's timbre becomes the target's. */
export type TimbreMap = {
  /** Factor on all resonances: above 1 a shorter throat. */
  readonly formantRatio: number
  /** What remains to be evened out, in dB for each band. */
  readonly gainsDb: Float64Array
}

/** A change of pitch usually comes with this share of it, in octaves, of the resonances. */
const formantShareOfPitch = 0.25
const formantRatioMin = 0.84
const formantRatioMax = 1.2
const candidates = Array.from({ length: 15 }, (_, at) => 0.9 + (0.2 * at) / 14)

/** More than this per band would lift noise or take the words away. */
const gainMaxDb = 14

/** Where resonances tell voices apart. */
const comparedFromHz = 200
const comparedToHz = 5500

/** Lift of the speaker boost, as speech engines have it: 2 to 4 kHz. */
const boostDb = 4
const boostCentreHz = 2828
const boostOctaves = 0.9

export type TimbreWishes = {
  /** 0 leaves the source's timbre, 1 goes all the way within the limits. */
  readonly similarity: number
  readonly boost: boolean
}

/** Finds the stretch of the spectrum and the tone that bring one average spectrum closest to another. */
export function matchTimbre(
  source: ArrayLike<number>,
  target: ArrayLike<number>,
  pitchRatio: number,
  { similarity, boost }: TimbreWishes,
): TimbreMap {
  const expected = clampRatio(pitchRatio ** formantShareOfPitch)
  let best = expected
  let lowest = Infinity
  for (const candidate of candidates.map((factor) => clampRatio(expected * factor))) {
    const cost = unlikeness(stretched(source, candidate), target) + 25 * Math.abs(Math.log(candidate / expected))
    if (cost < lowest) [best, lowest] = [candidate, cost]
  }
  const formantRatio = best ** similarity
  const before = stretched(source, formantRatio)
  const gains = evened(difference(target, before)).map((gain) => clampGain(gain * similarity))
  const level = levelChangeDb(before, gains)
  return { formantRatio, gainsDb: gains.map((gain, band) => gain - level + (boost ? boostAt(band) : 0)) }
}

/** Computes the gains in dB of the speaker boost alone, for what has no timbre to match. */
export function boostGainsDb(boost: boolean): Float64Array {
  return Float64Array.from({ length: bandCount }, (_, band) => (boost ? boostAt(band) : 0))
}

function boostAt(band: number): number {
  const octaves = Math.log2((bandCentresHz[band] ?? 1) / boostCentreHz) / boostOctaves
  return boostDb * Math.exp(-octaves * octaves)
}

function clampRatio(ratio: number): number {
  return Math.min(formantRatioMax, Math.max(formantRatioMin, ratio))
}

function clampGain(gainDb: number): number {
  return Math.min(gainMaxDb, Math.max(-gainMaxDb, gainDb))
}

function stretched(levels: ArrayLike<number>, ratio: number): Float64Array {
  return Float64Array.from(bandCentresHz, (hz) => bandValueAt(levels, hz / ratio))
}

function difference(one: ArrayLike<number>, other: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: bandCount }, (_, band) => (one[band] ?? 0) - (other[band] ?? 0))
}

/** Computes the spread in dB of the difference between two spectra, whatever their levels. */
function unlikeness(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const compared = difference(one, other).filter((_, band) => isCompared(band))
  const mean = compared.reduce((sum, value) => sum + value, 0) / compared.length
  return Math.sqrt(compared.reduce((sum, value) => sum + (value - mean) ** 2, 0) / compared.length)
}

function isCompared(band: number): boolean {
  const hz = bandCentresHz[band] ?? 0
  return hz >= comparedFromHz && hz <= comparedToHz
}

/** Smooths gains, so that harmonics leave no ripples, and centres them on the mean of the compared bands. */
function evened(gains: Float64Array): Float64Array {
  const compared = gains.filter((_, band) => isCompared(band))
  const mean = compared.reduce((sum, value) => sum + value, 0) / compared.length
  const at = (band: number) => gains[Math.min(bandCount - 1, Math.max(0, band))] ?? 0
  return gains.map((_, band) => (at(band - 1) + 2 * at(band) + at(band + 1)) / 4 - mean)
}

/** Computes how much louder, in dB, the gains make the whole. */
function levelChangeDb(levels: Float64Array, gains: Float64Array): number {
  let before = 0
  let after = 0
  for (const [band, level] of levels.entries()) {
    before += 10 ** (level / 10)
    after += 10 ** ((level + (gains[band] ?? 0)) / 10)
  }
  return 10 * Math.log10(after / before)
}
