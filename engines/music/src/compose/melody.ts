import type { MelodyStyle } from '../genres/genre.ts'
import { barsOf, type FittedSection } from '../form/fit-bars.ts'
import type { Chance } from '../random.ts'
import { barBeats, type ChordAt, type Metre, type Note } from '../score.ts'
import { classesOf } from '../theory/chords.ts'
import { isMinor, nearestOf, stepFrom, type Key } from '../theory/keys.ts'
import type { PitchRange } from '../theory/voicing.ts'
import { chordAt, passingClasses, weightAt } from './note-places.ts'

/** A thought of one bar: when its notes are, and where each goes from the one before, in steps of the scale. */
export type Motif = readonly { readonly at: number; readonly move: number }[]

/** Answers a motif: strong places first, and a line that comes back to where it began. */
export function inventMotif(style: MelodyStyle, metre: Metre, chance: Chance): Motif {
  const bar = barBeats(metre)
  const places = Array.from({ length: Math.round(bar * style.grid) }, (_, at) => at / style.grid)
  const wanted = Math.max(2, Math.round(places.length * style.density))
  const ranked = places
    .map((at) => ({ at, rank: weightAt(at, bar) + chance.next() * 0.95 }))
    .toSorted((one, other) => other.rank - one.rank)
  const chosen = ranked
    .slice(0, wanted)
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
  let height = 0
  return chosen.map((at) => {
    const size = chance.is(style.leaps) ? chance.whole(2, 4) : 1
    const towards = height > 2 ? -1 : height < -2 ? 1 : chance.is(0.5) ? 1 : -1
    const move = chance.is(0.12) ? 0 : size * towards
    height += move
    return { at, move }
  })
}

export type MelodyWishes = {
  readonly style: MelodyStyle
  readonly key: Key
  readonly metre: Metre
  readonly range: PitchRange
  readonly motifs: readonly Motif[]
  /** 0–1: full sections are higher and fuller. */
  readonly energy: number
  readonly isLast: boolean
}

/**
 * Sings a section: in phrases of four bars the thought, the thought elsewhere, another, and a close that is held. Notes on
 * the beat are of the chord, others step between them.
 */
export function sing(section: FittedSection, chords: readonly ChordAt[], wishes: MelodyWishes, chance: Chance): Note[] {
  const { style, metre, motifs, range, isLast } = wishes
  const bars = barsOf(section, metre)
  const centre = Math.round(range.low + (range.high - range.low) * (0.4 + 0.25 * wishes.energy))
  const notes: { startBeat: number; pitch: number; weight: number }[] = []
  let pitch = centre
  for (const [nth, bar] of bars.entries()) {
    const isClose = nth % 4 === 3 || nth === bars.length - 1
    const motif = motifs[nth % 4 === 2 ? 1 : 0] ?? []
    const shape = nth % 8 >= 4 && chance.is(0.5) ? motif.map((each) => ({ ...each, move: -each.move })) : motif
    for (const { at, move } of isClose ? closing(shape) : shape) {
      if (at >= bar.lengthBeats - 1e-6) continue
      const beat = bar.startBeat + at
      const { chord } = chordAt(chords, beat)
      const weight = weightAt(at, barBeats(metre))
      const isSteady = weight >= 0.7 || (isClose && at === closing(shape).at(-1)?.at)
      pitch = nextPitch(pitch, move, {
        isSteady,
        tones: classesOf(chord),
        passing: passingClasses(chord, wishes.key, scaleFor(wishes)),
        range,
        centre,
      })
      notes.push({ startBeat: beat, pitch, weight })
    }
  }
  const end = section.startBeat + section.lengthBeats
  return notes.map(({ startBeat, pitch: sung, weight }, at) => {
    const until = Math.min(notes[at + 1]?.startBeat ?? end, startBeat + 4)
    const arc = Math.sin((Math.PI * (startBeat - section.startBeat)) / Math.max(1, section.lengthBeats))
    const isFinal = isLast && at === notes.length - 1
    return {
      startBeat,
      lengthBeats: Math.max(0.1, (until - startBeat) * (isFinal ? 1 : style.legato)),
      pitch: isFinal ? within(nearestOf(sung, [wishes.key.tonic]), range) : sung,
      velocity: Math.round(62 + 18 * weight + 14 * arc + 16 * wishes.energy),
    }
  })
}

/** Makes the end of a phrase: its beginning, and then one note that is held. */
function closing(motif: Motif): Motif {
  const kept = motif.filter(({ at }) => at < 2)
  return kept.length > 1 ? kept.slice(0, Math.max(1, Math.ceil(kept.length * 0.75))) : kept
}

type Place = {
  readonly isSteady: boolean
  readonly tones: readonly number[]
  readonly passing: readonly number[]
  readonly range: PitchRange
  readonly centre: number
}

function nextPitch(from: number, move: number, { isSteady, tones, passing, range, centre }: Place): number {
  const tooFar = Math.abs(from - centre) > 9 && Math.sign(from - centre) === Math.sign(move)
  const target = stepFrom(nearestOf(from, passing), tooFar ? -move : move, passing)
  const placed = isSteady ? nearestOf(target, tones) : target
  return within(placed, range)
}

/** Answers a pitch that lies beside a range an octave nearer. */
function within(pitch: number, { low, high }: PitchRange): number {
  if (pitch > high) return pitch - 12
  return pitch < low ? pitch + 12 : pitch
}

/** Answers five notes of the scale, or the blues, where a style has no more. */
function scaleFor({ style, key }: MelodyWishes): readonly number[] | undefined {
  if (style.scale === 'whole') return undefined
  const minor = style.scale === 'blues' || isMinor(key.mode)
  const steps = style.scale === 'blues' ? [0, 3, 5, 6, 7, 10] : minor ? [0, 3, 5, 7, 10] : [0, 2, 4, 7, 9]
  return steps.map((step) => (key.tonic + step) % 12)
}
