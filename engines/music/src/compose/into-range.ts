import type { Note } from '../score.ts'
import type { PitchRange } from '../theory/voicing.ts'

const octaves = [0, 12, -12, 24, -24, 36, -36]

/**
 * Moves a line by whole octaves into what its player has. Where no octave holds the whole line, notes move one by one: a player
 * with at least an octave has every pitch class.
 */
export function intoRange(notes: readonly Note[], range: PitchRange): Note[] {
  const shift = octaves.find((by) => notes.every(({ pitch }) => isWithin(pitch + by, range)))
  return notes.map((note) => ({ ...note, pitch: shift === undefined ? folded(note.pitch, range) : note.pitch + shift }))
}

function folded(pitch: number, range: PitchRange): number {
  return pitch + (octaves.find((by) => isWithin(pitch + by, range)) ?? 0)
}

function isWithin(pitch: number, { low, high }: PitchRange): boolean {
  return pitch >= low && pitch <= high
}
