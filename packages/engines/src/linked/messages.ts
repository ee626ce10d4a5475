import type { EngineError, EngineVoice, SpokenBy } from '../speech.ts'

/** What an engine that speaks elsewhere is asked for. */
export type LinkedRequest = {
  readonly base: string
  readonly text: string
  /** BCP 47 primary language of the text. */
  readonly language: string
  readonly speed: number
  readonly seed: number
  /** Whose it is: owners take turns. */
  readonly owner: string
}

/** A whole WAV file, and who made it. */
export type LinkedSpeech = { readonly wav: Uint8Array; readonly spokenBy?: SpokenBy }

export type LinkedAsk = { readonly id: number } & (
  | { readonly ask: 'voices' }
  | ({ readonly ask: 'speak' } & LinkedRequest)
)

/** Answers of the number 0 answer nothing: they are news. */
export type LinkedAnswer = { readonly id: number } & (
  | { readonly voices: readonly EngineVoice[] }
  | LinkedSpeech
  | { readonly error: Pick<EngineError, 'kind' | 'message' | 'retryable'> }
)
