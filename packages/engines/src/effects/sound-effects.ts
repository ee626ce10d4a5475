import type { OutputFormat } from '@vireo/audio'
import type { Markable, Shared } from '../fair/shared.ts'

/** What a caller may ask of a sound effect; every field is resolved. */
export type EffectWishes = {
  /** What it should sound like, in words. */
  readonly text: string
  /** 0.5 … 30; undefined for a length that fits. */
  readonly seconds: number | undefined
  /** Whether its end leads into its beginning. */
  readonly loops: boolean
  /** 0…1: how closely it keeps to the words. */
  readonly influence: number
  /** 0 … 4294967295. The same wishes with the same seed give the same sound. */
  readonly seed: number
  /** Integrated loudness of the whole. Single blows that cannot reach it end at a true peak of −1.5 dBTP. */
  readonly lufs: number
}

/** What an engine made of the words. */
export type UnderstoodPrompt = {
  /** The sounds that it makes of them, in order, by the engine's own names. None: it cannot make anything of them. */
  readonly made: readonly string[]
  /** Words that mean nothing to it, as they were written. */
  readonly unknown: readonly string[]
  /** Prompts that it can make and that come nearest to what it did not understand; three at most. */
  readonly nearest: readonly string[]
  /** The length that fits, in seconds. */
  readonly seconds: number
}

/** A sound in bytes. */
export type MadeEffect = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly durationMs: number
  /** The highest level of each of 100 equal stretches, 0–100. */
  readonly peaks: readonly number[]
  /** What is heard of it: what sounds alike has prints that lie near each other, whichever engine made it. */
  readonly print: readonly number[]
  readonly understood: UnderstoodPrompt
}

/** A sound effect, or nothing where no word was understood: that is an answer, and no failure. */
export type EffectOutcome =
  | ({ readonly kind: 'made' } & MadeEffect)
  | { readonly kind: 'not_understood'; readonly understood: UnderstoodPrompt }

export type EffectOptions = Shared & Markable & { readonly signal?: AbortSignal }

/** The capability "makes a sound of words". Rejects with EngineError. */
export type SoundEffectEngine = {
  understand(text: string, options?: EffectOptions): Promise<UnderstoodPrompt>
  make(wishes: EffectWishes, format: OutputFormat, options?: EffectOptions): Promise<EffectOutcome>
  /** Makes a sound of what somebody else made of the words: as long, as loud and in the encoding that was asked for. */
  finish(sound: ForeignSound, format: OutputFormat, options?: EffectOptions): Promise<MadeEffect>
  close(): Promise<void>
}

/** A WAV file, and what it is to become. */
export type ForeignSound = {
  readonly wav: Uint8Array
  readonly wishes: EffectWishes
}

/** Samples of two channels of the same length, −1 to 1. */
export type StereoSamples = { readonly left: Float32Array; readonly right: Float32Array }

/**
 * An engine inside one thread, which it blocks while it works. `onBeat` must be called about once for each second of
 * audio; it throws when the work is not wanted any more. The host adds threads, encoding and supervision.
 */
export type SoundEffectMaker = {
  readonly sampleRateHz: number
  understand(text: string): UnderstoodPrompt
  /** Undefined where nothing was understood. Exactly as long as asked, levelled, without offset or clicks. */
  make(wishes: EffectWishes, onBeat: () => void): StereoSamples | undefined
  /** Brings others' samples, at its own rate, to length and loudness, closed where they are to loop. */
  finish(sound: StereoSamples, wishes: EffectWishes): StereoSamples
}

/** What an engine package exports for the worker: loads once per thread. */
export type LoadSoundEffectMaker = () => Promise<SoundEffectMaker>
