import type { AudioEffects, AudioModules, MarkPattern, OutputFormat } from '@vireo/audio'
import type { EngineError, EngineLink, EngineVoice, PieceReport, Pronounced, SpeechPiece } from '../speech.ts'

/** What a worker is told when it starts. */
export type WorkerStart = {
  readonly engines: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, EngineLink>>
  /** Engines to load, and to speak with once, before reporting ready. */
  readonly warmEngines: readonly string[]
  readonly warmFormats: readonly OutputFormat[]
  readonly preemptionLeadMs: number
  readonly mark: MarkPattern | undefined
  readonly audioModules: AudioModules
  /** One flag a stream slot, shared by all workers: not 0 once the stream is cancelled. */
  readonly cancelFlags: Int32Array
  /** This worker's own words, see `statusWord`. */
  readonly status: Int32Array
}

/** What a worker shows without sending anything, so that it can be read even when it hangs or has died. */
export const statusWord = {
  /** Counts chunks and finished jobs. */
  beat: 0,
  /** Slot + 1 of the stream being spoken; 0 for none. */
  speaking: 1,
  /** The same for one spoken in between. */
  nested: 2,
} as const

export const statusWords = 3

/** One order to a worker; those that arise together travel together. */
export type WorkerOrder =
  | {
      readonly order: 'open'
      readonly stream: number
      readonly slot: number
      readonly format: OutputFormat
      readonly owner?: string
      /** In place of what the worker was started with. */
      readonly mark?: MarkPattern | undefined
      readonly effects?: AudioEffects | undefined
    }
  | { readonly order: 'piece'; readonly stream: number; readonly piece: SpeechPiece }
  | { readonly order: 'finish'; readonly stream: number }
  | { readonly order: 'cancel'; readonly stream: number }
  | WorkerQuestion

/** What a worker is asked besides speaking. */
export type WorkerQuestion =
  | { readonly order: 'voices'; readonly request: number; readonly engine: string }
  | { readonly order: 'pronounce'; readonly request: number; readonly piece: SpeechPiece }

/** Tells whether an order is a question, which is answered once. */
export function isQuestion(order: WorkerOrder): order is WorkerQuestion {
  return order.order === 'voices' || order.order === 'pronounce'
}

/** An EngineError on its way between threads. */
export type ErrorNews = {
  readonly kind: EngineError['kind']
  readonly message: string
  readonly retryable: boolean
}

export type WorkerNews =
  | { readonly news: 'ready' }
  | { readonly news: 'audio'; readonly stream: number; readonly bytes: Uint8Array }
  | { readonly news: 'piece'; readonly stream: number; readonly report: PieceReport }
  | { readonly news: 'end'; readonly stream: number; readonly durationMs: number }
  /** `suspect` says that the worker's engine can no longer be trusted. */
  | { readonly news: 'fail'; readonly stream: number; readonly error: ErrorNews; readonly suspect: boolean }
  /** The worker has let go of a cancelled stream; its slot may be used again. */
  | { readonly news: 'released'; readonly stream: number }
  | { readonly news: 'voices'; readonly request: number; readonly voices: readonly EngineVoice[] }
  | { readonly news: 'pronounced'; readonly request: number; readonly pronounced: Pronounced | undefined }
  | { readonly news: 'no-answer'; readonly request: number; readonly error: ErrorNews }

export type WorkerAnswer = Extract<WorkerNews, { news: 'voices' | 'pronounced' | 'no-answer' }>
