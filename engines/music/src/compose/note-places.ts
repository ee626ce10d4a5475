import type { ChordAt } from '../score.ts'
import { classesOf, type Chord } from '../theory/chords.ts'
import { scaleOf, type Key } from '../theory/keys.ts'

/** Answers the chord that sounds at a beat; throws where none does. */
export function chordAt(chords: readonly ChordAt[], beat: number): ChordAt {
  const found = chords.findLast(({ startBeat }) => startBeat <= beat + 1e-6) ?? chords[0]
  if (!found) throw new RangeError('There is no harmony here.')
  return found
}

/**
 * Answers the pitch classes that a line may pass through over a chord: the scale of the key, without what would rub
 * against a note of the chord that is not in it.
 */
export function passingClasses(chord: Chord, key: Key, only?: readonly number[]): number[] {
  const scale = (only ?? scaleOf(key)).map((each) => each % 12)
  const tones = classesOf(chord)
  const foreign = tones.filter((tone) => !scale.includes(tone))
  const kept = scale.filter(
    (each) => !foreign.some((tone) => (each - tone + 12) % 12 === 1 || (tone - each + 12) % 12 === 1),
  )
  return [...new Set([...kept, ...tones])]
}

/** Answers how strong a place in a bar is: 1 where it begins, less on its other beats, least between them. */
export function weightAt(beatInBar: number, bar: number): number {
  const sixteenth = Math.round(beatInBar * 4)
  if (sixteenth === 0) return 1
  if (bar === 4 && sixteenth === 8) return 0.85
  if (sixteenth % 4 === 0) return 0.7
  return sixteenth % 2 === 0 ? 0.45 : 0.25
}
