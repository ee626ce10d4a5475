import type { WordTiming } from '@vireo/contracts/transcription'
import type { TimedWord } from './time-words.ts'

/** What was understood of a stretch, with times of the whole recording. */
export type HeardStretch = {
  readonly fromMs: number
  readonly toMs: number
  /** As far as the engine tells. */
  readonly language: string | null
  readonly timing: WordTiming
  readonly words: readonly TimedWord[]
}

/** When a speaker speaks. */
export type SpokenSpan = { readonly startMs: number; readonly endMs: number; readonly speaker: number }
