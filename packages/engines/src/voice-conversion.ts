import type { OutputFormat } from '@vireo/audio'
import type { Markable, Shared } from './fair/shared.ts'
import type { SampleFile, SampleSource } from './samples.ts'
import type { StretchJob, StretchListener } from './jobs/stretches.ts'

export { type SampleFile, type SampleSource, SourceError } from './samples.ts'

/** What a caller may ask of a conversion; every field is resolved, 0…1. Timing is the source's, so there is no speed. */
export type ConversionSettings = {
  readonly stability: number
  readonly similarityBoost: number
  readonly style: number
  readonly useSpeakerBoost: boolean
}

/** What an engine knows of a voice it has listened to. Plain JSON: it may be kept and given back at any time. */
export type LearnedVoice = { readonly learned: unknown }

export type ConversionRequest = {
  readonly source: SampleFile
  readonly target: LearnedVoice
  readonly settings: ConversionSettings
  /** 0 … 4294967295. The same request with the same seed gives the same bytes. */
  readonly seed: number
  /** Takes out what is not speech before anything else is done. */
  readonly removesNoise: boolean
  readonly format: OutputFormat
}

/**
 * The capability "says in another voice what somebody said": words, timing and intonation are the source's,
 * the voice is another. What comes out lasts exactly as long as the source and is levelled to −16 LUFS.
 */
export type VoiceConversionEngine = {
  /** Listens to a voice: a few clean sentences of it. Rejects with EngineError, or SourceError where nobody speaks. */
  learn(reference: SampleFile, options?: Shared & { readonly signal?: AbortSignal }): Promise<LearnedVoice>
  convert(request: ConversionRequest, listener: StretchListener, shared?: Shared & Markable): StretchJob
  close(): Promise<void>
}

/** What a prepared conversion is made with. */
export type ConversionWishes = Pick<ConversionRequest, 'target' | 'settings' | 'seed'>

/**
 * An engine inside one thread. It blocks that thread while it works. `onBeat` must be called about once for
 * each second of audio; it throws when the work is not wanted any more. The host adds everything else:
 * threads, supervision, noise removal, level and encoding.
 */
export type VoiceConverter = {
  /** Of what it reads and of what it makes. */
  readonly sampleRateHz: number
  /** Throws SourceError where nobody speaks. */
  learn(reference: SampleSource, onBeat: () => void): LearnedVoice
  /** Listens to the whole source. Throws SourceError where nobody speaks. */
  prepare(source: SampleSource, wishes: ConversionWishes, onBeat: () => void): PreparedConversion
}

/** A conversion that can be asked for any part of its result, in any order; the same part is always the same. */
export type PreparedConversion = {
  /** Samples `start` to `end` of the result, which is as long as the source. Any level that does not clip. */
  render(start: number, end: number): Float32Array
}

/** What an engine package exports for the worker: loads once per thread. */
export type LoadVoiceConverter = () => Promise<VoiceConverter>
