import type { VoiceTone } from '@vireo/contracts/voice-design'

/** A base voice as it was measured, with what it is good for when a voice is designed. */
export type Character = {
  /** Of the engine: a whole base of flite, a variant that espeak puts on any of its languages. */
  readonly engine: 'flite' | 'espeak'
  readonly name: string
  readonly gender: 'female' | 'male'
  /** Mean F0 of the base as it is, in hertz. */
  readonly pitchHz: number
  /** Whether its pitch can be changed; a whisper has none. */
  readonly obeysPitch: boolean
  readonly gainDb: number
  /** How many seconds it takes for what most voices say in one. */
  readonly slowness: number
  /** How much of a tone it has by itself, 0 … 1. */
  readonly tones: Partial<Record<VoiceTone, number>>
  /** How far it is preferred when nothing else decides. */
  readonly merit: number
  readonly isOld?: true
  /** The tone without which it is never chosen. */
  readonly onlyFor?: VoiceTone
  /** The only accent it speaks; absent for a base that speaks all. */
  readonly accent?: string
  /** Moves the whole spectrum, so that one base makes voices of different size. */
  readonly size?: number
}

type Traits = Partial<Omit<Character, 'engine' | 'name' | 'gender' | 'pitchHz'>>

function espeak(name: string, gender: Character['gender'], pitchHz: number, traits: Traits = {}): Character {
  return {
    engine: 'espeak',
    name,
    gender,
    pitchHz,
    obeysPitch: true,
    gainDb: 4,
    slowness: 1,
    tones: {},
    merit: 0,
    ...traits,
  }
}

function flite(name: string, gender: Character['gender'], pitchHz: number, traits: Traits): Character {
  return {
    engine: 'flite',
    name,
    gender,
    pitchHz,
    obeysPitch: true,
    gainDb: 4,
    slowness: 1,
    tones: {},
    merit: 1.5,
    ...traits,
  }
}

/** Base voices that stay intelligible when they are bent, with what they sound like by themselves. */
export const characters: readonly Character[] = [
  flite('slt', 'female', 172, {
    slowness: 1.04,
    accent: 'american',
    gainDb: 0.7,
    tones: { warm: 0.5, dark: 0.4, soft: 0.4 },
  }),
  flite('rms', 'male', 98, {
    slowness: 1.19,
    accent: 'american',
    gainDb: 5.9,
    tones: { warm: 0.5, dark: 0.4, rich: 0.5 },
  }),
  flite('awb', 'male', 132, { slowness: 1.03, accent: 'scottish', gainDb: 5, tones: { crisp: 0.3 } }),
  flite('kal16', 'male', 95, {
    slowness: 0.9,
    accent: 'american',
    merit: 0,
    gainDb: 13,
    tones: { monotone: 0.5, robotic: 0.5 },
  }),
  espeak('f1', 'female', 184, { merit: 0.3 }),
  espeak('f2', 'female', 198, { merit: 0.5, tones: { warm: 0.2 } }),
  espeak('f3', 'female', 213, { merit: 0.4, tones: { lively: 0.2 } }),
  espeak('f4', 'female', 182, { merit: 0.4, tones: { calm: 0.3 } }),
  espeak('f5', 'female', 208, { tones: { soft: 0.2 } }),
  espeak('linda', 'female', 232, { tones: { bright: 0.5, crisp: 0.3 } }),
  espeak('belinda', 'female', 232, { tones: { calm: 0.2 } }),
  espeak('shelby', 'female', 186, { tones: { bright: 0.6, lively: 0.3 } }),
  espeak('steph', 'female', 186, { merit: 0.2, tones: { dark: 0.6, warm: 0.5, soft: 0.5, calm: 0.4 } }),
  espeak('aunty', 'female', 172, { isOld: true, tones: { monotone: 0.3 } }),
  espeak('grandma', 'female', 205, { isOld: true, tones: { raspy: 0.5, lively: 0.3 } }),
  espeak('Alicia', 'female', 254, { slowness: 1.13, tones: { bright: 0.4 } }),
  espeak('Annie', 'female', 246, { tones: { bright: 0.4, lively: 0.5, energetic: 0.4 } }),
  espeak('anika', 'female', 271, { slowness: 0.83, tones: { soft: 0.4, dark: 0.5 } }),
  espeak('m1', 'male', 96, { merit: 0.3 }),
  espeak('m2', 'male', 103, { tones: { crisp: 0.3 } }),
  espeak('m3', 'male', 107, { slowness: 0.97, merit: 0.5 }),
  espeak('m4', 'male', 96, { slowness: 1.05, tones: { crisp: 0.2 } }),
  espeak('m5', 'male', 105, { tones: { calm: 0.2 } }),
  espeak('m6', 'male', 103, {}),
  espeak('m7', 'male', 109, { merit: 0.3, tones: { warm: 0.4, lively: 0.2 } }),
  espeak('m8', 'male', 88, { merit: 0.3, tones: { dark: 0.5, rich: 0.4 } }),
  espeak('Reed', 'male', 119, { merit: 0.2, tones: { dark: 0.4, soft: 0.4 } }),
  espeak('Lee', 'male', 97, { tones: { dark: 0.5, soft: 0.4, calm: 0.4 } }),
  espeak('Mario', 'male', 110, { tones: { lively: 0.5, energetic: 0.3 } }),
  espeak('Michael', 'male', 110, { tones: { warm: 0.5, lively: 0.4 } }),
  espeak('Storm', 'male', 86, { tones: { raspy: 0.5, bright: 0.4 } }),
  espeak('adam', 'male', 103, { tones: { warm: 0.4, dark: 0.3 } }),
  espeak('benjamin', 'male', 103, { tones: { warm: 0.4, dark: 0.4 } }),
  espeak('david', 'male', 76, { tones: { dark: 0.6, rich: 0.6 } }),
  espeak('paul', 'male', 87, { tones: { rich: 0.4, dark: 0.3 } }),
  espeak('ed', 'male', 129, { tones: { lively: 0.2 } }),
  espeak('pablo', 'male', 117, { tones: { bright: 0.5, crisp: 0.4 } }),
  espeak('victor', 'male', 97, { tones: { rich: 0.3 } }),
  espeak('grandpa', 'male', 107, { isOld: true, tones: { raspy: 0.3 } }),
  espeak('croak', 'male', 107, { tones: { raspy: 0.9 }, onlyFor: 'raspy' }),
  espeak('klatt', 'male', 104, { tones: { robotic: 0.8, crisp: 0.3, nasal: 0.4 }, onlyFor: 'robotic' }),
  espeak('klatt4', 'male', 103, { tones: { robotic: 0.8, dark: 0.3 }, onlyFor: 'robotic' }),
  espeak('robosoft', 'male', 77, {
    slowness: 0.87,
    tones: { robotic: 0.9, monotone: 0.4, dark: 0.3 },
    onlyFor: 'robotic',
  }),
  espeak('UniRobot', 'female', 143, { slowness: 0.83, tones: { robotic: 1 }, onlyFor: 'robotic' }),
  espeak('Alex', 'male', 105, { tones: { monotone: 0.9, robotic: 0.4 }, onlyFor: 'monotone' }),
  espeak('whisper', 'male', 100, { tones: { whispery: 1, soft: 0.4 }, onlyFor: 'whispery', obeysPitch: false }),
  espeak('whisper', 'male', 100, {
    tones: { whispery: 0.9, soft: 0.4 },
    onlyFor: 'whispery',
    obeysPitch: false,
    size: 0.88,
  }),
  espeak('whisper', 'male', 100, {
    tones: { whispery: 0.9, soft: 0.4 },
    onlyFor: 'whispery',
    obeysPitch: false,
    size: 1.08,
  }),
  espeak('whisperf', 'female', 190, { tones: { whispery: 1, soft: 0.4 }, onlyFor: 'whispery', obeysPitch: false }),
  espeak('whisperf', 'female', 190, {
    tones: { whispery: 0.9, soft: 0.4 },
    onlyFor: 'whispery',
    obeysPitch: false,
    size: 0.9,
  }),
  espeak('whisperf', 'female', 190, {
    tones: { whispery: 0.9, soft: 0.4 },
    onlyFor: 'whispery',
    obeysPitch: false,
    size: 1.12,
  }),
]

/** Finds the character behind a recipe's base; undefined for one that was not measured. */
export function characterOf(engine: string, base: string): Character | undefined {
  const name = engine === 'espeak' ? base.split('+')[1] : base
  return characters.find((character) => character.engine === engine && character.name === name)
}
