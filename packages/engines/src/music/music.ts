import type { OutputFormat } from '@vireo/audio'
import type { Markable, Shared } from '../fair/shared.ts'
import type { SampleFile } from '../samples.ts'
import type { StretchJob, StretchListener } from '../jobs/stretches.ts'

/** A section as somebody plans it; `taken` is the number of one in the source, which then stays as it is. */
export type AskedMusicSection = {
  readonly name: string
  readonly durationMs: number
  readonly positive: readonly string[]
  readonly negative: readonly string[]
  /** 0–1, where it is known; else its name and its styles say how full it is. */
  readonly energy?: number
  readonly taken?: number
}

/** What changes of a piece that stays what it is in everything else. */
export type MusicChanges = {
  /** As `D minor`. */
  readonly key?: string
  /** Sections get as much shorter or longer: what is played stays the same. */
  readonly tempoBpm?: number
  /** Who plays in place of whom. */
  readonly players?: readonly { readonly role: string; readonly from: string; readonly to: string }[]
}

/** What music somebody wants: in words alone, or by a plan of sections. */
export type MusicWishes = {
  /** 0 … 2147483647. The same wishes with the same seed are the same piece. */
  readonly seed: number
  /** Whether its end leads into its beginning. */
  readonly isLoop: boolean
  /** Whether it is to stay in the background. */
  readonly isAmbience: boolean
  /** Of a plan: what changes about it. */
  readonly prompt?: string
  /** What it is where neither words nor plan name a genre; the engine's usual one unless said. */
  readonly usualGenre?: string
  /** Undefined for as long as the words or the plan say. */
  readonly lengthMs?: number
  readonly plan?: {
    readonly positive: readonly string[]
    readonly negative: readonly string[]
    readonly sections: readonly AskedMusicSection[]
    /** The piece whose key, tempo, players and thoughts it has, and from which sections are taken. */
    readonly source?: MusicRecipe
    /** Made to the source before sections are taken from it. */
    readonly changes?: MusicChanges
  }
}

/** Everything that an engine needs to make a piece again, in its own words. JSON. */
export type MusicRecipe = Readonly<Record<string, unknown>>

export type MusicSection = {
  readonly name: string
  /** Such as `verse`. */
  readonly kind: string
  /** Where it is heard to begin; the lengths are what was planned. */
  readonly startMs: number
  readonly durationMs: number
  /** 0–1. */
  readonly energy: number
  readonly positive: readonly string[]
  readonly negative: readonly string[]
  readonly chords: readonly { readonly startMs: number; readonly symbol: string }[]
}

/** What people are told of a piece. */
export type MusicOutline = {
  readonly title: string
  readonly genre: string
  readonly tempoBpm: number
  readonly key: string
  readonly metre: string
  readonly durationMs: number
  readonly isLoop: boolean
  readonly positive: readonly string[]
  readonly negative: readonly string[]
  readonly sections: readonly MusicSection[]
  readonly parts: readonly { readonly role: string; readonly instrument: string }[]
  /** Where beats are heard; absent where they follow from the tempo. */
  readonly beatsMs?: readonly number[]
}

/** A piece that is composed and not played yet. */
export type PlannedMusic = {
  readonly recipe: MusicRecipe
  readonly outline: MusicOutline
  /** Somebody is to sing, which the engine leaves out. */
  readonly wantsVocals: boolean
  /** What of a prompt or of styles was understood, in English; nothing where chance decided. */
  readonly understood: readonly string[]
}

export type MusicOptions = Shared & { readonly signal?: AbortSignal }

/** A stretch of a recording of music, from where something new begins. */
export type HeardSection = {
  readonly startMs: number
  readonly durationMs: number
  /** 0–1, beside the loudest. */
  readonly energy: number
}

/** What is heard in a recording of music. */
export type HeardMusic = {
  readonly durationMs: number
  readonly tempoBpm: number
  /** As `D minor`. */
  readonly key: string
  readonly beatsMs: readonly number[]
  /** Together they are the whole; each is as long as a section may be. */
  readonly sections: readonly HeardSection[]
}

/** The same, with the shape of its sound: the peak level of each 50 ms, 0–100. */
export type ListenedMusic = HeardMusic & { readonly levels: readonly number[] }

/** How a piece is taken apart: into its own parts, or into what separators of recordings call theirs. */
export type StemDivision = 'parts' | 'two' | 'six'

/** What separators take recordings apart into. */
export const stemFamilies = ['vocals', 'drums', 'bass', 'guitar', 'piano', 'other'] as const
export type StemFamily = (typeof stemFamilies)[number]

/** A file of one part of a piece, in the folder that was named. */
export type StemFile = { readonly name: string; readonly path: string }

/** Files that notation programs and sequencers open. */
export type WrittenScore = 'midi' | 'musicxml'

/** The capability "makes music". Rejects with EngineError. */
export type MusicEngine = {
  plan(wishes: MusicWishes, options?: MusicOptions): Promise<PlannedMusic>
  /** Opens instruments, and what writes the format, beside the planning of a piece that will be performed; does nothing where they are open. */
  prepare(format: OutputFormat): void
  /**
   * Plays a piece. `exact` brings the whole to the loudness of finished music and tells of it when it is whole; otherwise audio
   * comes while it is played, as loud as the score promises.
   */
  perform(
    request: { readonly recipe: MusicRecipe; readonly format: OutputFormat; readonly exact: boolean },
    listener: StretchListener,
    shared?: Shared & Markable,
  ): StretchJob
  /**
   * Writes each part, and the room that they sound in, to a file of the folder: together they are the mix before its master. In a
   * division there is a file for each family, silent where nobody plays it, and all are 6 dB below the mix, which may be louder than files hold.
   */
  stems(
    request: {
      readonly recipe: MusicRecipe
      readonly format: OutputFormat
      readonly folder: string
      /** Into parts unless said. */
      readonly division?: StemDivision
    },
    options?: MusicOptions,
  ): Promise<readonly StemFile[]>
  /** Hears tempo, key, beats and sections of a recording. Rejects with SourceError where nothing is heard. */
  listen(request: { readonly source: SampleFile }, options?: MusicOptions): Promise<ListenedMusic>
  write(
    request: { readonly recipe: MusicRecipe; readonly as: WrittenScore; readonly title: string },
    options?: MusicOptions,
  ): Promise<Uint8Array>
  close(): Promise<void>
}
