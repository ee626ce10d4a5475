import type { BassStyle } from '../genres/genre.ts'
import type { Chance } from '../random.ts'
import { barBeats, type ChordAt, type Metre, type Note } from '../score.ts'
import { classesOf, fifthOf } from '../theory/chords.ts'
import { nearestOf, stepFrom, type Key } from '../theory/keys.ts'
import type { PitchRange } from '../theory/voicing.ts'
import { passingClasses } from './note-places.ts'

export type BassWishes = {
  readonly style: BassStyle
  readonly key: Key
  readonly metre: Metre
  readonly range: PitchRange
  readonly energy: number
}

/** Beat in the bar, length, which note (root, fifth, octave, approach), and how strong, 0–1. */
type Figure = readonly (readonly [at: number, length: number, note: 'R' | '5' | '8' | 'a', strength: number])[]

const figures: Readonly<Partial<Record<BassStyle, readonly Figure[]>>> = {
  roots: [
    [
      [0, 1.8, 'R', 1],
      [2, 1.8, 'R', 0.8],
    ],
    [
      [0, 2.8, 'R', 1],
      [3, 0.9, '5', 0.7],
    ],
  ],
  'root and fifth': [
    [
      [0, 1.7, 'R', 1],
      [2, 1.6, '5', 0.85],
    ],
    [
      [0, 1.4, 'R', 1],
      [1.5, 0.4, 'R', 0.6],
      [2, 1.4, '5', 0.85],
      [3.5, 0.4, 'a', 0.6],
    ],
  ],
  octaves: [
    [
      [0.5, 0.4, '8', 0.85],
      [1.5, 0.4, '8', 0.85],
      [2.5, 0.4, '8', 0.85],
      [3.5, 0.4, '8', 0.85],
      [0, 0.4, 'R', 1],
      [1, 0.4, 'R', 0.9],
      [2, 0.4, 'R', 1],
      [3, 0.4, 'R', 0.9],
    ],
    [
      [0, 0.4, 'R', 1],
      [0.5, 0.3, '8', 0.8],
      [1.5, 0.3, '8', 0.8],
      [2, 0.4, 'R', 0.95],
      [2.5, 0.3, '8', 0.8],
      [3.25, 0.2, 'R', 0.7],
      [3.5, 0.3, '8', 0.8],
    ],
  ],
  syncopated: [
    [
      [0, 1.2, 'R', 1],
      [1.5, 0.4, 'R', 0.8],
      [2.5, 0.9, '5', 0.85],
      [3.5, 0.4, '8', 0.8],
    ],
    [
      [0, 0.7, 'R', 1],
      [0.75, 0.2, 'R', 0.6],
      [1.5, 0.8, '8', 0.85],
      [2.75, 0.4, 'R', 0.8],
      [3.25, 0.2, '5', 0.65],
      [3.5, 0.4, 'a', 0.7],
    ],
    [
      [0, 1.4, 'R', 1],
      [1.75, 0.2, '5', 0.7],
      [2, 0.9, 'R', 0.9],
      [3, 0.4, '8', 0.75],
      [3.5, 0.4, 'a', 0.7],
    ],
  ],
  'one drop': [
    [
      [0.5, 0.4, 'R', 0.8],
      [1, 0.9, 'R', 1],
      [2.5, 0.4, '5', 0.8],
      [3, 0.9, '8', 0.85],
    ],
    [
      [0, 0.9, 'R', 1],
      [1, 0.4, '5', 0.8],
      [1.5, 0.9, '8', 0.85],
      [3, 0.9, 'R', 0.9],
    ],
  ],
  bossa: [
    [
      [0, 1.4, 'R', 1],
      [1.5, 0.45, '5', 0.75],
      [2, 1.4, '5', 0.95],
      [3.5, 0.45, 'R', 0.75],
    ],
  ],
  rolling: [
    [
      [0.25, 0.2, 'R', 0.8],
      [0.5, 0.2, 'R', 0.9],
      [0.75, 0.2, 'R', 0.8],
      [1.25, 0.2, 'R', 0.8],
      [1.5, 0.2, 'R', 0.9],
      [1.75, 0.2, '8', 0.8],
      [2.25, 0.2, 'R', 0.8],
      [2.5, 0.2, 'R', 0.9],
      [2.75, 0.2, 'R', 0.8],
      [3.25, 0.2, 'R', 0.8],
      [3.5, 0.2, 'R', 0.9],
      [3.75, 0.2, '5', 0.8],
    ],
  ],
}

/** Plays the bass under a section's chords. */
export function playBass(chords: readonly ChordAt[], wishes: BassWishes, chance: Chance): Note[] {
  const figure = figures[wishes.style] && chance.pick(figures[wishes.style] ?? [])
  let before = Math.round(wishes.range.low + (wishes.range.high - wishes.range.low) * 0.3)
  return chords.flatMap((at, nth) => {
    const root = placed(at.chord.root, before, wishes.range)
    before = root
    const next = chords[nth + 1]
    const nextRoot = next ? placed(next.chord.root, root, wishes.range) : root
    return notesOf(at, { root, nextRoot, figure, wishes, chance })
  })
}

type Ground = {
  readonly root: number
  readonly nextRoot: number
  readonly figure: Figure | undefined
  readonly wishes: BassWishes
  readonly chance: Chance
}

function notesOf(at: ChordAt, ground: Ground): Note[] {
  const { root, wishes } = ground
  const { style, energy } = wishes
  const loud = 74 + 30 * energy
  if (style === 'held')
    return [
      { startBeat: at.startBeat, lengthBeats: at.lengthBeats * 0.98, pitch: root, velocity: Math.round(loud * 0.85) },
    ]
  if (style === 'walking') return walk(at, ground, loud)
  if (style === 'pulse') return pulse(at, root, loud, energy < 0.35 ? 1 : 0.5)
  return follow(at, ground, loud)
}

function pulse({ startBeat, lengthBeats }: ChordAt, root: number, loud: number, step: number): Note[] {
  return Array.from({ length: Math.round(lengthBeats / step) }, (_, nth) => ({
    startBeat: startBeat + nth * step,
    lengthBeats: step * 0.88,
    pitch: root,
    velocity: Math.round(loud * (nth % 2 === 0 ? 1 : 0.85)),
  }))
}

/** Plays a figure of a bar, as much of it as the chord lasts. */
function follow(at: ChordAt, { root, nextRoot, figure = [], wishes }: Ground, loud: number): Note[] {
  const bar = barBeats(wishes.metre)
  const fifth = placed(fifthOf(at.chord), root + 4, { low: root - 6, high: Math.max(root + 7, wishes.range.low + 11) })
  const pitches = {
    R: root,
    '5': fifth,
    '8': root + 12 > wishes.range.high + 12 ? root : root + 12,
    a: approach(root, nextRoot),
  }
  const inBar = bar === 3 ? figure.filter(([place]) => place < 3) : figure
  return inBar
    .filter(([place]) => place < at.lengthBeats - 1e-6)
    .map(([place, length, note, strength]) => ({
      startBeat: at.startBeat + place,
      lengthBeats: Math.min(length, at.lengthBeats - place),
      pitch: kept(pitches[note], wishes.range),
      velocity: Math.round(loud * strength),
    }))
    .toSorted((one, other) => one.startBeat - other.startBeat)
}

/** Walks a note a beat: the root, notes of the chord and its scale, and last one that leads into the next root. */
function walk(at: ChordAt, { root, nextRoot, wishes, chance }: Ground, loud: number): Note[] {
  const count = Math.max(1, Math.round(at.lengthBeats))
  const passing = passingClasses(at.chord, wishes.key)
  const towards = nextRoot === root ? (chance.is(0.5) ? 1 : -1) : Math.sign(nextRoot - root)
  let pitch = root
  return Array.from({ length: count }, (_, nth) => {
    if (nth > 0) {
      const isLast = nth === count - 1 && count > 1
      const stepped = chance.is(0.45)
        ? nearestOf(pitch + towards * 4, classesOf(at.chord))
        : stepFrom(nearestOf(pitch, passing), towards, passing)
      pitch = isLast ? approach(pitch, nextRoot) : kept(stepped === pitch ? pitch + towards * 2 : stepped, wishes.range)
    }
    return {
      startBeat: at.startBeat + nth,
      lengthBeats: 0.92,
      pitch: kept(pitch, wishes.range),
      velocity: Math.round(loud * (nth % 2 === 0 ? 0.95 : 1)),
    }
  })
}

/** Answers a semitone beside where the bass goes next, on the side it comes from. */
function approach(from: number, to: number): number {
  return to + (from > to ? 1 : -1)
}

function kept(pitch: number, { low, high }: PitchRange): number {
  if (pitch > high) return pitch - 12
  return pitch < low ? pitch + 12 : pitch
}

/** Answers the pitch of a class that is nearest and in the lower half of the range. */
function placed(pitchClass: number, near: number, range: PitchRange): number {
  const top = Math.max(range.low + 11, Math.round(range.low + (range.high - range.low) * 0.55))
  let pitch = nearestOf(near, [pitchClass])
  while (pitch > top) pitch -= 12
  while (pitch < range.low) pitch += 12
  return pitch
}
