import type { Genre } from '../genres/genre.ts'
import type { Chance } from '../random.ts'
import type { Note } from '../score.ts'

/** Beyond this, it is eighths that swing, and not sixteenths. */
const swingsEighths = 0.4

/** Answers where a beat is played by a genre that swings: the middle of each beat (or half) comes later. */
export function swung(beat: number, swing: number): number {
  if (swing === 0) return beat
  const unit = swing > swingsEighths ? 1 : 0.5
  const whole = Math.floor(beat / unit + 1e-9) * unit
  const inside = (beat - whole) / unit
  const middle = 0.5 + swing / 6
  const moved = inside < 0.5 ? inside * 2 * middle : middle + (inside - 0.5) * 2 * (1 - middle)
  return whole + moved * unit
}

/** Answers where on the grid a beat was written that is played at `beat`: what `swung` does, undone. */
export function unswung(beat: number, swing: number): number {
  if (swing === 0) return beat
  const unit = swing > swingsEighths ? 1 : 0.5
  const whole = Math.floor(beat / unit + 1e-9) * unit
  const inside = (beat - whole) / unit
  const middle = 0.5 + swing / 6
  return whole + unit * (inside < middle ? inside / middle / 2 : 0.5 + (inside - middle) / (1 - middle) / 2)
}

/**
 * Plays notes as people do: swung as the genre is, a few milliseconds beside the beat, and not all alike. What is struck
 * together stays together, and nothing begins before `from`.
 */
export function feel(
  notes: readonly Note[],
  { swing, human }: Genre,
  { tempoBpm, from }: { readonly tempoBpm: number; readonly from: number },
  chance: Chance,
): Note[] {
  const reach = (human.timingMs * tempoBpm) / 60_000
  const late = new Map<number, number>()
  return notes.map((note) => {
    const startBeat = swung(note.startBeat, swing)
    const end = swung(note.startBeat + note.lengthBeats, swing)
    const grid = Math.round(note.startBeat * 48)
    const offset = late.get(grid) ?? (chance.next() + chance.next() - 1) * reach
    late.set(grid, offset)
    const strength = 1 + (chance.next() * 2 - 1) * human.strength
    return {
      startBeat: Math.max(from, startBeat + offset),
      lengthBeats: Math.max(0.05, end - startBeat),
      pitch: note.pitch,
      velocity: Math.min(127, Math.max(1, Math.round(note.velocity * strength))),
    }
  })
}
