import type { CompStyle } from '../genres/genre.ts'
import type { Chance } from '../random.ts'
import { barBeats, type ChordAt, type Metre, type Note } from '../score.ts'
import { voiceChord, type PitchRange } from '../theory/voicing.ts'

export type CompWishes = {
  readonly style: CompStyle
  readonly metre: Metre
  readonly range: PitchRange
  readonly energy: number
}

/** When chords are struck in a bar of four beats: beat, length, strength 0–1. */
type Strokes = readonly (readonly [at: number, length: number, strength: number])[]

const strokes: Readonly<Partial<Record<CompStyle, readonly Strokes[]>>> = {
  pulse: [
    [
      [0, 0.9, 1],
      [1, 0.9, 0.8],
      [2, 0.9, 0.9],
      [3, 0.9, 0.8],
    ],
    [
      [0, 0.45, 1],
      [0.5, 0.45, 0.75],
      [1, 0.45, 0.9],
      [1.5, 0.45, 0.75],
      [2, 0.45, 1],
      [2.5, 0.45, 0.75],
      [3, 0.45, 0.9],
      [3.5, 0.45, 0.75],
    ],
  ],
  'off-beats': [
    [
      [0.5, 0.3, 0.9],
      [1.5, 0.3, 1],
      [2.5, 0.3, 0.9],
      [3.5, 0.3, 1],
    ],
  ],
  charleston: [
    [
      [0, 0.8, 0.9],
      [1.5, 0.9, 1],
    ],
    [
      [0, 1.2, 0.9],
      [2.5, 0.6, 1],
    ],
    [
      [0.5, 0.5, 0.95],
      [2, 1, 0.9],
      [3.5, 0.4, 0.8],
    ],
  ],
  bossa: [
    [
      [0, 0.9, 0.9],
      [1, 0.4, 0.75],
      [1.5, 0.9, 1],
      [3, 0.4, 0.85],
      [3.5, 0.4, 0.9],
    ],
    [
      [0, 0.4, 0.9],
      [0.5, 0.9, 0.95],
      [2, 0.4, 0.85],
      [2.5, 0.9, 1],
    ],
  ],
  stabs: [
    [
      [0.5, 0.3, 0.9],
      [1.5, 0.3, 0.9],
      [2.5, 0.3, 0.9],
      [3.5, 0.3, 0.9],
    ],
    [
      [0, 0.3, 1],
      [0.75, 0.3, 0.85],
      [1.5, 0.3, 0.95],
      [2.5, 0.3, 0.9],
      [3.25, 0.3, 0.8],
    ],
  ],
  strummed: [
    [
      [0, 0.95, 1],
      [1, 0.45, 0.8],
      [1.5, 0.45, 0.7],
      [2.5, 0.45, 0.75],
      [3, 0.45, 0.85],
      [3.5, 0.45, 0.7],
    ],
    [
      [0, 0.9, 1],
      [1, 0.9, 0.85],
      [2, 0.45, 0.95],
      [2.5, 0.45, 0.7],
      [3, 0.45, 0.85],
      [3.5, 0.45, 0.7],
    ],
  ],
  waltz: [
    [
      [1, 0.6, 0.85],
      [2, 0.6, 0.8],
    ],
  ],
}

/** Plays the chords of a section. */
export function comp(chords: readonly ChordAt[], wishes: CompWishes, chance: Chance): Note[] {
  const pattern = strokes[wishes.style] && chance.pick(strokes[wishes.style] ?? [])
  const count = wishes.style === 'waltz' || wishes.style === 'off-beats' ? 3 : 4
  let before: number[] = []
  return chords.flatMap((at) => {
    before = voiceChord(at.chord, wishes.range, before, count)
    return pattern ? strike(at, before, pattern, wishes) : figure(at, before, wishes)
  })
}

function strike(
  at: ChordAt,
  voicing: readonly number[],
  pattern: Strokes,
  { metre, energy, style }: CompWishes,
): Note[] {
  const bar = barBeats(metre)
  return pattern
    .filter(([place]) => place < at.lengthBeats - 1e-6 && place < bar)
    .flatMap(([place, length, strength], nth) =>
      voicing.map((pitch, voice) => {
        // A hand crosses the strings, down and up.
        const order = nth % 2 === 0 ? voice : voicing.length - 1 - voice
        const delay = style === 'strummed' ? order * 0.018 : 0
        return {
          startBeat: at.startBeat + place + delay,
          lengthBeats: Math.min(length, at.lengthBeats - place) - delay,
          pitch,
          velocity: Math.round((52 + 34 * energy) * strength),
        }
      }),
    )
}

/** Plays the notes of a chord one after the other, or holds them. */
function figure(at: ChordAt, voicing: readonly number[], { style, energy }: CompWishes): Note[] {
  const loud = 50 + 34 * energy
  if (style === 'held' || style === 'rolled' || style === 'chorale')
    return voicing.map((pitch, voice) => {
      const delay = style === 'rolled' ? Math.min(voice * 0.25, at.lengthBeats / 2) : 0
      return {
        startBeat: at.startBeat + delay,
        lengthBeats: at.lengthBeats * 0.98 - delay,
        pitch,
        velocity: Math.round(loud * 0.85),
      }
    })
  const step = style === 'sixteenths' || style === 'ostinato' ? (energy < 0.35 ? 0.5 : 0.25) : 0.5
  const order = orders[style] ?? [0, 1, 2, 1]
  const turning = style === 'arpeggio' ? [...voicing, (voicing[0] ?? 60) + 12] : voicing
  return Array.from({ length: Math.round(at.lengthBeats / step) }, (_, nth) => {
    const voice = order[nth % order.length] ?? 0
    return {
      startBeat: at.startBeat + nth * step,
      lengthBeats: style === 'arpeggio' ? Math.min(1.5, at.lengthBeats - nth * step) : step * 0.85,
      pitch: turning[Math.min(voice, turning.length - 1)] ?? 60,
      velocity: Math.round(loud * (nth % 4 === 0 ? 1 : nth % 2 === 0 ? 0.86 : 0.74)),
    }
  })
}

const orders: Readonly<Partial<Record<CompStyle, readonly number[]>>> = {
  alberti: [0, 2, 1, 2],
  arpeggio: [0, 1, 2, 3, 4, 3, 2, 1],
  sixteenths: [0, 2, 1, 3, 2, 1, 3, 2],
  ostinato: [0, 0, 2, 0, 1, 0, 2, 1],
}
