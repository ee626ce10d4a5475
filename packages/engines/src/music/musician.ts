import type { SampleSource, TwoChannels } from '@vireo/audio'
import type { HeardMusic, MusicRecipe, MusicWishes, PlannedMusic, StemFamily, WrittenScore } from './music.ts'

/** A stretch of a piece before its master: each track by itself, and all together. */
export type PlayedStretch = { readonly tracks: readonly TwoChannels[]; readonly mix: TwoChannels }

/** A last level for a mix: as much comes out as went in, less what is kept to look ahead. */
export type MusicMaster = { process(mix: TwoChannels): TwoChannels; flush(): TwoChannels }

/** A piece that is about to be heard. */
export type Performance = {
  /** Names of the tracks, fit for files. */
  readonly tracks: readonly string[]
  /** Which family each track is of. */
  readonly families: readonly StemFamily[]
  readonly sampleCount: number
  /** How loud the mix will be before its master, estimated; in LUFS. */
  readonly expectedLufs: number
  /** How loud finished music is. */
  readonly lufs: number
  /** Plays as it is asked for more. */
  readonly stretches: Iterable<PlayedStretch>
  createMaster(gainDb: number): MusicMaster
}

/** An engine inside one thread, which it blocks while it works. The host adds threads, encoding and supervision. */
export type Musician = {
  readonly sampleRateHz: number
  plan(wishes: MusicWishes): PlannedMusic
  /** Loads instruments, for a piece that is being planned elsewhere. */
  prepare(): Promise<void>
  /** Loads instruments where that was not done yet. */
  play(recipe: MusicRecipe): Promise<Performance>
  /** Hears a recording that is at least as long as the shortest piece; `onBeat` is called about once a second of it. */
  listen(source: SampleSource, onBeat: () => void): HeardMusic
  write(recipe: MusicRecipe, as: WrittenScore, title: string): Uint8Array
}

/** What an engine package exports for the worker: loads once per thread. */
export type LoadMusician = () => Promise<Musician>
