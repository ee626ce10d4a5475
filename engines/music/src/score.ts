import type { InstrumentName } from './instruments.ts'
import type { Chord } from './theory/chords.ts'
import type { Key } from './theory/keys.ts'

/** Beats are quarter notes (in 6/8 too) from the start of the piece. */
export type Note = {
  readonly startBeat: number
  readonly lengthBeats: number
  /** MIDI number: 60 is middle C. In a part of drums: which drum. */
  readonly pitch: number
  /** 1–127. */
  readonly velocity: number
}

export const roles = ['melody', 'counter', 'harmony', 'pad', 'bass', 'drums'] as const
/** What a part does in a piece. */
export type Role = (typeof roles)[number]

export type Part = {
  readonly role: Role
  readonly instrument: InstrumentName
  readonly notes: readonly Note[]
  /** How it stands in the mix. */
  readonly gainDb: number
  /** −1 is left, 1 is right. */
  readonly pan: number
  /** How much of it goes to the room, 0–1. */
  readonly roomShare: number
}

export type ChordAt = { readonly startBeat: number; readonly lengthBeats: number; readonly chord: Chord }

export const sectionKinds = ['intro', 'verse', 'chorus', 'bridge', 'break', 'build', 'solo', 'outro'] as const
export type SectionKind = (typeof sectionKinds)[number]

export type Section = {
  readonly name: string
  readonly kind: SectionKind
  readonly startBeat: number
  readonly lengthBeats: number
  /** 0 is hardly anything, 1 is everything that the piece has. */
  readonly energy: number
}

/** A metre: how many beats of which note are in a bar. */
export type Metre = { readonly beats: number; readonly unit: 4 | 8 }

/** A composition, before it is played. */
export type Score = {
  readonly genre: string
  readonly tempoBpm: number
  readonly metre: Metre
  readonly key: Key
  readonly sections: readonly Section[]
  readonly chords: readonly ChordAt[]
  readonly parts: readonly Part[]
  /** How long what is played lasts, to the sample; the last sound fades before. */
  readonly durationMs: number
  /** How its players swing; see `Genre`. */
  readonly swing: number
  /** How long the room rings, in seconds. */
  readonly roomSeconds: number
  /** Ends where it begins: what rings over its end sounds at its beginning. */
  readonly isLoop: boolean
}

/** Answers how many quarter notes a bar has. */
export function barBeats({ beats, unit }: Metre): number {
  return (beats * 4) / unit
}

/** Answers the seconds from the start to a beat. */
export function secondsAt(beat: number, tempoBpm: number): number {
  return (beat * 60) / tempoBpm
}
