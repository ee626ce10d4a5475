import type { VoiceTone, VoiceWishes } from '@vireo/contracts/voice-design'
import type { Filter } from '@vireo/engines'

/** Bounds within which a voice stays intelligible, whatever is asked of it. */
export const limits = {
  pitchHz: [65, 330],
  rate: [0.7, 1.4],
  pitchRange: [0.4, 1.8],
  pitchFactor: [0.82, 1.22],
  filterDb: [-8, 8],
} as const

/** Clamps a value to a range, both ends included. */
export function within(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value))
}

/** What a recipe is to sound like. */
export type Target = {
  readonly pitchHz: number
  readonly rate: number
  /** Relative to the base voice's own. */
  readonly pitchRange: number
  /** How much smaller than a grown-up the speaker is, as a factor. */
  readonly size: number
  readonly tones: Partial<Record<VoiceTone, number>>
  readonly effort: number
}

type Gender = 'female' | 'male'

/** Mean F0 of speakers, by gender and age. */
const pitches: Readonly<Record<Gender, Readonly<Record<NonNullable<VoiceWishes['age']>, number>>>> = {
  female: { child: 275, young: 215, middle_aged: 195, old: 178 },
  male: { child: 255, young: 124, middle_aged: 110, old: 102 },
}

const rates = { child: 1.06, young: 1.04, middle_aged: 1, old: 0.88 } as const
const sizes = { child: 1.14, young: 1.02, middle_aged: 1, old: 0.98 } as const

/** The farthest that a wish for pitch or pace goes. */
const pitchSemitones = 7
const paceOctaves = 0.45

/**
 * Returns the target that wishes set for a speaker of this gender; without wishes, somebody middle-aged who simply
 * speaks.
 */
export function targetOf(wishes: VoiceWishes, gender: Gender): Target {
  const age = wishes.age ?? 'middle_aged'
  const tones = wishes.tones ?? {}
  const pitch = wishes.gender === 'neutral' ? neutralPitch(age) : pitches[gender][age]
  return {
    pitchHz: pitch * 2 ** (((wishes.pitch ?? 0) * pitchSemitones) / 12),
    rate: rates[age] * paceOf(wishes),
    pitchRange: rangeOf(tones),
    size: sizes[age],
    tones,
    effort: effortOf(wishes),
  }
}

/** Returns the wish for pitch that leads to this many hertz. */
export function wishedPitch(pitchHz: number, wishes: VoiceWishes): number {
  const gender = wishes.gender === 'male' ? 'male' : 'female'
  const usual = targetOf({ ...wishes, pitch: 0 }, gender).pitchHz
  return (12 * Math.log2(pitchHz / usual)) / pitchSemitones
}

/** Returns the wish for pace that leads to a rate. */
export function wishedPace(rate: number, { age }: VoiceWishes): number {
  return Math.log2(rate / rates[age ?? 'middle_aged']) / paceOctaves
}

function neutralPitch(age: NonNullable<VoiceWishes['age']>): number {
  return age === 'child' ? pitches.male.child : Math.sqrt(pitches.female[age] * pitches.male[age])
}

/** Returns the factor on the rate that the wishes for pace and tones make. */
export function paceOf({ pace, tones }: VoiceWishes): number {
  const wished = (pace ?? 0) + 0.35 * (tones?.energetic ?? 0) - 0.35 * (tones?.calm ?? 0)
  return 2 ** (paceOctaves * wished)
}

/** Returns the factor on the pitch range that the tones make. */
export function rangeOf(tones: Target['tones']): number {
  const { lively = 0, energetic = 0, monotone = 0, calm = 0, robotic = 0 } = tones
  return 2 ** (0.8 * lively + 0.5 * energetic - 1.2 * monotone - 0.3 * calm - 0.4 * Math.max(0, robotic))
}

/** Returns the vocal effort that the wishes for effort and tones make, −1…1. */
export function effortOf({ effort, tones }: VoiceWishes): number {
  const { energetic = 0, soft = 0, calm = 0, whispery = 0 } = tones ?? {}
  return within((effort ?? 0) + 0.4 * energetic - 0.4 * soft - 0.2 * calm - 0.2 * Math.max(0, whispery), [-1, 1])
}

/** How each tone is heard at its fullest, on top of any base. */
const toneFilters: Partial<Record<VoiceTone, readonly Filter[]>> = {
  warm: [lowShelf(250, 4), highShelf(4000, -3)],
  bright: [highShelf(3000, 6)],
  dark: [highShelf(2500, -6)],
  soft: [highShelf(3200, -3.5)],
  crisp: [peak(3600, 4.5, 0.9)],
  rich: [lowShelf(180, 4.5), peak(500, 1.5, 1)],
  nasal: [peak(1000, 7, 1.3), lowShelf(300, -3)],
  raspy: [peak(1700, 3, 1)],
}

/** Speaking up moves energy from the lowest partials to those above 1.5 kHz; speaking low the other way. */
const effortFilters: readonly Filter[] = [highShelf(1500, 4), lowShelf(200, -2.5)]

/** Returns the filters of a target. Filters of one place add up, within what speech bears. */
export function filtersOf(
  { tones, effort }: Pick<Target, 'tones' | 'effort'>,
  further: readonly Filter[] = [],
): Filter[] {
  const asked: Filter[] = [...further]
  for (const [tone, filters] of Object.entries(toneFilters)) {
    const extent = tones[tone as VoiceTone] ?? 0
    asked.push(...filters.map((filter) => ({ ...filter, gainDb: filter.gainDb * extent })))
  }
  asked.push(...effortFilters.map((filter) => ({ ...filter, gainDb: filter.gainDb * effort })))
  return addUp(asked)
}

function addUp(filters: readonly Filter[]): Filter[] {
  const byPlace = new Map<string, Filter>()
  for (const filter of filters) {
    const place = `${filter.kind} ${filter.frequencyHz}`
    byPlace.set(place, { ...filter, gainDb: filter.gainDb + (byPlace.get(place)?.gainDb ?? 0) })
  }
  return [...byPlace.values()]
    .map((filter) => ({ ...filter, gainDb: Math.round(within(filter.gainDb, limits.filterDb) * 10) / 10 }))
    .filter(({ gainDb }) => gainDb !== 0)
}

/** Returns a low shelf: a filter on everything below a frequency. */
export function lowShelf(frequencyHz: number, gainDb: number): Filter {
  return { kind: 'lowshelf', frequencyHz, gainDb }
}

/** Returns a high shelf: a filter on everything above a frequency. */
export function highShelf(frequencyHz: number, gainDb: number): Filter {
  return { kind: 'highshelf', frequencyHz, gainDb }
}

function peak(frequencyHz: number, gainDb: number, q: number): Filter {
  return { kind: 'peaking', frequencyHz, gainDb, q }
}
