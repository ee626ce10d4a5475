import type { DrumName, InstrumentName } from '../instruments.ts'
import type { Metre, SectionKind } from '../score.ts'
import type { Mode } from '../theory/keys.ts'

/** How a bass plays a chord. */
export const bassStyles = [
  'held',
  'roots',
  'root and fifth',
  'walking',
  'octaves',
  'syncopated',
  'one drop',
  'bossa',
  'pulse',
  'rolling',
  'continuo',
] as const
export type BassStyle = (typeof bassStyles)[number]

/** How chords are played. */
export const compStyles = [
  'held',
  'pulse',
  'strummed',
  'off-beats',
  'charleston',
  'bossa',
  'stabs',
  'rolled',
  'alberti',
  'arpeggio',
  'waltz',
  'chorale',
  'sixteenths',
  'ostinato',
] as const
export type CompStyle = (typeof compStyles)[number]

/** How a melody goes. */
export type MelodyStyle = {
  /** Of its notes on a grid of this many a beat. */
  readonly grid: 1 | 2 | 3 | 4
  /** How full its bars are, 0–1. */
  readonly density: number
  /** How often it leaps rather than steps, 0–1. */
  readonly leaps: number
  /** Steps of the scale that it has: all, five of them, or those of the blues. */
  readonly scale: 'whole' | 'pentatonic' | 'blues'
  /** How much of each note sounds, 0–1. */
  readonly legato: number
}

/** One bar of drums: a letter for each sixteenth, `X` loud, `x` middling, `.` soft, `-` none; a bar of three has twelve. */
export type DrumPattern = Partial<Record<DrumName, string>>

export type DrumStyle = {
  readonly kit: InstrumentName
  /** From the calmest to the fullest; energy chooses. */
  readonly patterns: readonly DrumPattern[]
  readonly fills: readonly DrumPattern[]
}

export type Voice = {
  readonly instrument: InstrumentName
  readonly gainDb: number
  readonly pan: number
  readonly roomShare: number
}

/** The rules of a kind of music. Data: the composer reads it and knows no genre by name. */
export type Genre = {
  /** One sentence for people. */
  readonly about: string
  /** How a prompt calls it, in small letters, German too. */
  readonly called: readonly string[]
  readonly tempoBpm: readonly [number, number]
  readonly metres: readonly Metre[]
  readonly modes: readonly Mode[]
  /** Progressions in steps of the scale, a chord a bar, `a.b` two in one, by what they are for. */
  readonly progressions: { readonly main: readonly string[]; readonly lift: readonly string[]; readonly end: string }
  /** Of a sixteenth: 0 is straight, 1 as triplets. */
  readonly swing: number
  readonly melody?: Voice & { readonly style: MelodyStyle }
  /** A second voice under or after the melody. */
  readonly counter?: Voice
  readonly harmony?: Voice & { readonly style: CompStyle }
  readonly pad?: Voice
  readonly bass?: Voice & { readonly style: BassStyle }
  readonly drums?: Voice & DrumStyle
  /** Kinds of sections of a long piece, in their order; it is repeated or cut. */
  readonly form: readonly SectionKind[]
  readonly roomSeconds: number
  /** How far players are from the grid, in milliseconds, and from each other in strength, 0–1. */
  readonly human: { readonly timingMs: number; readonly strength: number }
}
