import type { Closable, Sound, WorkOptions } from './sound.ts'

/** A word, when it was said, and how sure the engine is of it, where it tells: 0…1. */
export type RecognisedWord = {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  readonly probability?: number
}

export type Recognition = {
  /** Empty where nobody speaks. */
  readonly text: string
  /** BCP 47, where the engine tells. */
  readonly language: string | undefined
  /** In order; none where the engine keeps no times. */
  readonly words: readonly RecognisedWord[]
}

/** What some engines take to listen by, and others do not. */
export type RecognitionHint = 'keyterms' | 'temperature' | 'seed'

export type RecognitionWishes = WorkOptions & {
  /** Words and names that it may not know, the most important first; as many are taken as it can. */
  readonly keyterms?: readonly string[]
  /** How freely it guesses; 0 is not at all. */
  readonly temperature?: number
  readonly seed?: number
  /** BCP 47; found out by the engine, as far as it can, when absent. */
  readonly language?: string
}

/** The capability "writes down what is said", of a whole recording. Rejects with EngineError. */
export type RecognitionEngine = Closable & {
  /** It gets many words wrong: good enough to compare, not to read. */
  readonly isRough?: boolean
  /** Which hints it listens by; the others change nothing. */
  readonly hints?: readonly RecognitionHint[]
  /** BCP 47 languages that it understands. */
  languages(): Promise<readonly string[]>
  recognise(sound: Sound, wishes?: RecognitionWishes): Promise<Recognition>
}
