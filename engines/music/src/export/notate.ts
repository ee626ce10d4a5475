import { unswung } from '../compose/feel.ts'
import { barsOf } from '../form/fit-bars.ts'
import type { Note, Score } from '../score.ts'

/** Everything is written on a grid of sixteenths: so many of them are a quarter note. */
export const divisions = 4

/** What stands in a bar of one part: notes that sound together, or a rest where there are none. Lengths in sixteenths. */
export type Written = {
  readonly pitches: readonly number[]
  readonly length: number
  /** Goes on from what stands before, or into what follows. */
  readonly isTiedBack: boolean
  readonly isTiedOn: boolean
}

export type WrittenBar = { readonly start: number; readonly length: number; readonly written: readonly Written[] }

/** Lengths that one note can have, the longest first. */
const lengths = [16, 12, 8, 6, 4, 3, 2, 1]

/** Answers the bars of a piece in sixteenths; the last of a section may be shorter. */
export function barsOfScore({ sections, metre }: Score): { readonly start: number; readonly length: number }[] {
  const bars = sections.flatMap((section) => barsOf(section, metre))
  const ends = bars.map(({ startBeat, lengthBeats }) => Math.round((startBeat + lengthBeats) * divisions))
  return ends
    .map((end, at) => ({ start: ends[at - 1] ?? 0, length: end - (ends[at - 1] ?? 0) }))
    .filter(({ length }) => length > 0)
}

/**
 * Writes a part down as one voice: its notes on the grid, those that begin together as a chord, each until the next begins, cut at
 * bar lines and into lengths that can be written, with rests where nothing sounds.
 */
export function notate(notes: readonly Note[], score: Score): WrittenBar[] {
  const struck = onGrid(notes, score.swing)
  return barsOfScore(score).map(({ start, length }) => ({ start, length, written: fill(struck, start, length) }))
}

type Struck = { readonly at: number; readonly end: number; readonly pitches: readonly number[] }

function onGrid(notes: readonly Note[], swing: number): Struck[] {
  const byPlace = new Map<number, { end: number; pitches: Set<number> }>()
  for (const { startBeat, lengthBeats, pitch } of notes) {
    const at = Math.round(unswung(startBeat, swing) * divisions)
    const end = Math.max(at + 1, Math.round(unswung(startBeat + lengthBeats, swing) * divisions))
    const chord = byPlace.get(at) ?? { end, pitches: new Set<number>() }
    chord.end = Math.max(chord.end, end)
    chord.pitches.add(pitch)
    byPlace.set(at, chord)
  }
  const places = [...byPlace].toSorted(([one], [other]) => one - other)
  return places.map(([at, { end, pitches }], nth) => ({
    at,
    end: Math.min(end, places[nth + 1]?.[0] ?? end),
    pitches: [...pitches].toSorted((one, other) => one - other),
  }))
}

function fill(struck: readonly Struck[], start: number, length: number): Written[] {
  const end = start + length
  const written: Written[] = []
  let at = start
  for (const chord of struck.filter((each) => each.end > start && each.at < end)) {
    const [from, to] = [Math.max(chord.at, start), Math.min(chord.end, end)]
    written.push(
      ...cut([], from - at, false, false),
      ...cut(chord.pitches, to - from, chord.at < start, chord.end > end),
    )
    at = to
  }
  return [...written, ...cut([], end - at, false, false)]
}

/** Cuts a length into such as can be written, tied together where they are notes. */
function cut(pitches: readonly number[], length: number, comesFrom: boolean, goesOn: boolean): Written[] {
  const parts: number[] = []
  for (let left = length; left > 0; left -= parts.at(-1) ?? left) parts.push(lengths.find((each) => each <= left) ?? 1)
  const isNote = pitches.length > 0
  return parts.map((part, at) => ({
    pitches,
    length: part,
    isTiedBack: isNote && (at > 0 || comesFrom),
    isTiedOn: isNote && (at < parts.length - 1 || goesOn),
  }))
}
