/** Steps of a scale from its first, in semitones. */
export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
} as const satisfies Record<string, readonly number[]>

export type Mode = keyof typeof modes

export type Key = {
  /** Pitch class of its first step: 0 is C, 11 is B. */
  readonly tonic: number
  readonly mode: Mode
}

const sharpNames = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B']
const flatNames = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'G♭', 'G', 'A♭', 'A', 'B♭', 'B']

/** Answers whether a third of this mode is minor. */
export function isMinor(mode: Mode): boolean {
  return modes[mode][2] === 3
}

/** Answers the sharps (positive) or flats (negative) in front of a piece in this key, −6 … 6, around the circle of fifths. */
export function signatureOf({ tonic, mode }: Key): number {
  // The mode's distance on the circle from a major scale that begins on the same note.
  const shift = { lydian: 1, major: 0, mixolydian: -1, dorian: -2, minor: -3, phrygian: -4 }[mode]
  const fifths = ((tonic * 7) % 12) + shift
  return ((((fifths + 5) % 12) + 12) % 12) - 5
}

/** Answers how a pitch class is called in a key, or where it was lowered to get there. */
export function nameOf(pitchClass: number, key: Key, isLowered = false): string {
  const names = isLowered || signatureOf(key) < 0 ? flatNames : sharpNames
  return names[((pitchClass % 12) + 12) % 12] ?? ''
}

/** Answers what a key is called, as `A minor`. */
export function keyName(key: Key): string {
  return `${nameOf(key.tonic, key)} ${key.mode}`
}

/** Answers the pitch classes of a key, from its first step on. */
export function scaleOf({ tonic, mode }: Key): number[] {
  return modes[mode].map((step) => (tonic + step) % 12)
}

/** Answers the pitch `steps` steps of the scale above (or below) one that is in it or just above one that is. */
export function stepFrom(pitch: number, steps: number, scale: readonly number[]): number {
  let at = pitch
  const direction = Math.sign(steps)
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    do at += direction
    while (!isIn(at, scale))
  }
  return at
}

/** Answers whether a pitch is in a scale. */
export function isIn(pitch: number, scale: readonly number[]): boolean {
  return scale.includes(((pitch % 12) + 12) % 12)
}

/** Answers the pitch of a list of pitch classes that is nearest; of two the lower. */
export function nearestOf(pitch: number, classes: readonly number[]): number {
  for (let away = 0; away < 12; away += 1) {
    if (isIn(pitch - away, classes)) return pitch - away
    if (isIn(pitch + away, classes)) return pitch + away
  }
  return pitch
}
