import type { Closable, Sound, WorkOptions } from './sound.ts'

/** A word and when it was said. */
export type RecognisedWord = { readonly text: string; readonly startMs: number; readonly endMs: number }

export type Recognition = {
  /** Empty where nobody speaks. */
  readonly text: string
  /** BCP 47, where the engine tells. */
  readonly language: string | undefined
  /** In order; none where the engine keeps no times. */
  readonly words: readonly RecognisedWord[]
}

export type RecognitionWishes = WorkOptions & {
  /** BCP 47; found out by the engine, as far as it can, when absent. */
  readonly language?: string
}

/** The capability "writes down what is said", of a whole recording. Rejects with EngineError. */
export type RecognitionEngine = Closable & {
  /** It gets many words wrong: good enough to compare, not to read. */
  readonly isRough?: boolean
  /** BCP 47 languages that it understands. */
  languages(): Promise<readonly string[]>
  recognise(sound: Sound, wishes?: RecognitionWishes): Promise<Recognition>
}
