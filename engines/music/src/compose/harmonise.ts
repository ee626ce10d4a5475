import type { Chance } from '../random.ts'
import { barsOf, type FittedSection } from '../form/fit-bars.ts'
import type { Genre } from '../genres/genre.ts'
import type { ChordAt, Metre, SectionKind } from '../score.ts'
import { chordOn, classesOf } from '../theory/chords.ts'
import { isMinor, scaleOf, type Key } from '../theory/keys.ts'

export type HarmonyWishes = {
  readonly genre: Genre
  readonly key: Key
  readonly metre: Metre
  readonly kind: SectionKind
  /** Its last bar ends the piece. */
  readonly isLast: boolean
}

/**
 * Answers the chords of a section: a progression of the genre around and around, the last bar of what is followed by
 * something on the fifth step where that leads there, and of what ends on the first.
 */
export function harmonise(section: FittedSection, wishes: HarmonyWishes, chance: Chance): ChordAt[] {
  const { genre, key, metre, kind, isLast } = wishes
  const lifted = kind === 'chorus' || kind === 'bridge' || kind === 'build'
  const { main, lift, end } = genre.progressions
  const progression = chance.pick(fitting(lifted ? lift : main, key)).split(' ')
  const bars = barsOf(section, metre)
  return bars.flatMap((bar, at) => {
    const isEnd = isLast && at >= bars.length - (bars.length > 2 ? 2 : 1)
    const written = isEnd ? tonicIn(end, key) : (progression[at % progression.length] ?? 'I')
    const steps = written.split('.')
    const each = bar.lengthBeats / steps.length
    return steps.map((step, nth) => ({
      startBeat: bar.startBeat + nth * each,
      lengthBeats: each,
      chord: chordOn(step, key),
    }))
  })
}

/** Answers the progressions that are of a key, by their first step and by how many of their notes are in its scale. */
export function fitting(progressions: readonly string[], key: Key): readonly string[] {
  const scale = scaleOf(key)
  const rated = progressions.map((progression) => {
    const chords = progression.split(/[ .]/u).map((step) => chordOn(step, key))
    const notes = chords.flatMap((chord) => classesOf(chord))
    const inScale = notes.filter((each) => scale.includes(each)).length / notes.length
    return { progression, share: inScale - (isForMinor(progression) === isMinor(key.mode) ? 0 : 0.5) }
  })
  const best = Math.max(...rated.map(({ share }) => share))
  return rated.filter(({ share }) => share >= best - 0.1).map(({ progression }) => progression)
}

/** Tells whom it is for: a progression on a minor first step is for minor keys; without one its other steps tell. */
function isForMinor(progression: string): boolean {
  const roots = progression.split(/[ .]/u).map((step) => /^[b#]?[ivIV]+/u.exec(step)?.[0] ?? '')
  if (roots.includes('i')) return true
  if (roots.includes('I')) return false
  return roots.some((root) => ['VI', 'III', 'VII', 'iv', 'v'].includes(root))
}

/** Writes the first step in small or large numerals, whichever the key has. */
function tonicIn(step: string, key: Key): string {
  const tail = step
    .replace(/^[iI]/u, '')
    .replace(/^(?:maj7|maj9|6)$/u, (large) => (isMinor(key.mode) ? large.replace('maj', '') : large))
  return `${isMinor(key.mode) ? 'i' : 'I'}${tail}`
}
