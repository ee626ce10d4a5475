import { modes, nameOf, type Key } from './keys.ts'

/** Notes of a chord above its root, in semitones, by what is written behind the name of the root. */
const qualities = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  dim: [0, 3, 6],
  aug: [0, 4, 8],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
  dim7: [0, 3, 6, 9],
  '9': [0, 4, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  m9: [0, 3, 7, 10, 14],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  '7b9': [0, 4, 7, 10, 13],
  '13': [0, 4, 10, 14, 21],
} as const satisfies Record<string, readonly number[]>

export type Quality = keyof typeof qualities

export type Chord = {
  /** Pitch class, 0 is C. */
  readonly root: number
  readonly quality: Quality
  /** Semitones above the root, rising. */
  readonly intervals: readonly number[]
  /** As a player reads it: `F♯m7`. */
  readonly symbol: string
}

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii']
const written = /^([b#]?)(vii|vi|v|iv|iii|ii|i|VII|VI|V|IV|III|II|I)(.*)$/u

/**
 * Reads a step of a scale with what stands on it: `ii7`, `V7`, `bVII`, `Imaj7`, `vii°`. Small numerals are minor. Degrees
 * count in the scale of the key: `VI` in a minor key is its flat sixth, and `b` or `#` move it by a semitone. Throws on
 * what is none.
 */
export function chordOn(numeral: string, key: Key): Chord {
  const [, accidental = '', roman = '', tail = ''] = written.exec(numeral) ?? []
  const degree = numerals.indexOf(roman.toLowerCase())
  const step = modes[key.mode][degree]
  if (step === undefined) throw new Error(`“${numeral}” is no step of a scale.`)
  const moved = accidental === 'b' ? -1 : accidental === '#' ? 1 : 0
  const quality = qualityOf(tail, roman === roman.toLowerCase())
  return makeChord((key.tonic + step + moved + 12) % 12, quality, key, moved < 0)
}

/** Answers a chord by its root and quality, named as in a key. */
export function makeChord(root: number, quality: Quality, key: Key, isLowered = false): Chord {
  return { root, quality, intervals: qualities[quality], symbol: `${nameOf(root, key, isLowered)}${quality}` }
}

/** Answers the pitch classes of a chord, the root first. */
export function classesOf({ root, intervals }: Chord): number[] {
  return intervals.map((interval) => (root + interval) % 12)
}

/** Answers the third of a chord, or what stands for it, as a pitch class. */
export function thirdOf({ root, intervals }: Chord): number {
  return (root + (intervals[1] ?? 0)) % 12
}

/** Answers the fifth of a chord as a pitch class. */
export function fifthOf({ root, intervals }: Chord): number {
  return (root + (intervals.find((each) => each >= 6 && each <= 8) ?? 7)) % 12
}

function qualityOf(tail: string, isSmall: boolean): Quality {
  const minor = tail.replace('°', 'dim').replace('ø7', 'm7b5')
  if (!isSmall || minor.startsWith('dim') || minor.startsWith('m7b5') || minor.startsWith('sus') || minor === '5')
    return knownQuality(minor)
  return knownQuality(`m${minor}`)
}

function knownQuality(name: string): Quality {
  if (!(name in qualities)) throw new Error(`“${name}” is no kind of chord.`)
  return name as Quality
}
