import { semitonesBetween, spectralDistanceDb } from '@vireo/audio'
import type { VoiceRecipe } from '@vireo/engines'
import type { BaseVoice } from './base-voices.ts'
import { stretched } from './distance.ts'
import { fitFilters, type FilterLimits } from './fit-filters.ts'
import type { VoiceProfile } from './voice-profile.ts'

/**
 * How a base voice is bent, each wish within what keeps speech intelligible: further away, words are lost before
 * the voice is won.
 */
export type Bend = {
  /** Asked of the engine, ahead of the shift of all resonances; undefined where the base's own is right. */
  readonly pitchHz: number | undefined
  /** Factor on all resonances. */
  readonly formantFactor: number
  readonly pitchRange: number
  readonly rate: number
  /** Wanted change of tone in each band. */
  readonly toneDb: readonly number[]
}

export type Effort = FilterLimits & {
  /** Shifts of the resonances that are tried out. */
  readonly formantFactors: readonly number[]
  /** Neighbouring bands are averaged over so many to each side. */
  readonly smoothing: number
}

const pitchRatioLimits = [0.55, 1.8] as const
const pitchLimitsHz = [55, 380] as const
/** Nobody is told apart by less, and a short recording says no more. */
const sameSemitones = 0.4
const pitchRangeLimits = [0.5, 1.8] as const
const rateLimits = [0.85, 1.15] as const
/** An estimate of speaking rate from other words is believed in part. */
const trustInRate = 0.4
/** What a shift of the resonances has to win, in dB for each octave. */
const formantPriceDb = 12

export const within = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value))

/** Plans a first bend from the profiles of both voices alone. */
export function planBend(base: BaseVoice, target: VoiceProfile, effort: Effort): Bend {
  const own = base.profile
  const pitchRatio = within(target.medianHz / own.medianHz, pitchRatioLimits)
  const formantFactor = likeliestFactor(own.spectrumDb, target.spectrumDb, effort.formantFactors)
  const ratesAreKnown = target.syllablesPerSecond > 0 && own.syllablesPerSecond > 0
  const rateRatio = ratesAreKnown ? target.syllablesPerSecond / own.syllablesPerSecond : 1
  const isHighEnough = formantFactor === 1 && Math.abs(semitonesBetween(target.medianHz, own.medianHz)) < sameSemitones
  return {
    pitchHz: isHighEnough ? undefined : within((own.medianHz * pitchRatio) / formantFactor, pitchLimitsHz),
    formantFactor,
    pitchRange: within(target.spreadSemitones / Math.max(0.3, own.spreadSemitones), pitchRangeLimits),
    rate: within(rateRatio ** trustInRate, rateLimits),
    toneDb: toneBetween(stretched(own.spectrumDb, formantFactor), target.spectrumDb, effort),
  }
}

/** Corrects a bend by how the last attempt sounded; `step` is the share of the difference that is added. */
export function correctBend(bend: Bend, heard: VoiceProfile, target: VoiceProfile, effort: Effort, step: number): Bend {
  const missing = toneBetween(heard.spectrumDb, target.spectrumDb, effort)
  const range = target.spreadSemitones / Math.max(0.3, heard.spreadSemitones)
  const ratio = target.medianHz / heard.medianHz
  return {
    ...bend,
    pitchHz: bend.pitchHz && within(bend.pitchHz * ratio, pitchLimitsHz),
    pitchRange: within(bend.pitchRange * range ** step, pitchRangeLimits),
    toneDb: bend.toneDb.map((gain, band) => gain + step * (missing[band] ?? 0)),
  }
}

/** Makes the recipe of a bent base voice, rounded so that recipes stay readable. */
export function recipeOf(base: BaseVoice, bend: Bend, effort: Effort, gainDb: number): VoiceRecipe {
  return {
    engine: base.engine,
    base: base.base,
    ...(bend.pitchHz && { pitchHz: rounded(bend.pitchHz, 10) }),
    ...(bend.formantFactor !== 1 && { pitchFactor: rounded(bend.formantFactor, 1000) }),
    rate: rounded(bend.rate, 1000),
    pitchRange: rounded(bend.pitchRange, 1000),
    filters: fitFilters(bend.toneDb, base.sampleRateHz, effort),
    gainDb,
  }
}

/** Computes the distance of a voice to its target, which is to be made small: semitones plus decibels. */
export function missOf(heard: VoiceProfile, target: VoiceProfile): number {
  const semitones = Math.abs(semitonesBetween(heard.medianHz, target.medianHz))
  return semitones + spectralDistanceDb(heard.spectrumDb, target.spectrumDb)
}

function likeliestFactor(own: readonly number[], target: readonly number[], factors: readonly number[]): number {
  const costs = factors.map(
    (factor) => spectralDistanceDb(stretched(own, factor), target) + formantPriceDb * Math.abs(Math.log2(factor)),
  )
  return factors[costs.indexOf(Math.min(...costs))] ?? 1
}

/**
 * Computes the gains per band that lead from one spectrum to the other, smoothed so that harmonics leave no ripples.
 */
function toneBetween(from: readonly number[], to: readonly number[], { smoothing }: Effort): number[] {
  const differences = to.map((level, band) => level - (from[band] ?? 0))
  return differences.map((_, band) => {
    const near = differences.slice(Math.max(0, band - smoothing), band + smoothing + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
