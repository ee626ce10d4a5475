import type { ConversionRequest, ConvertedStretch, LearnedVoice, SampleFile, SourceError } from '../voice-conversion.ts'
import type { EngineError } from '../speech.ts'

/** What a worker is started with. */
export type WorkerStart = {
  /** URL of a module that exports `loadVoiceConverter`. */
  readonly engine: string
  /** One word shared with the host: the wish of the job under way. */
  readonly wish: Int32Array
}

/** Values of the shared word. */
export const wishes = { goOn: 0, finishEarly: 1, stop: 2 } as const

/** One piece of work. A worker has one at a time. The folder is its own until it answers. */
export type ConversionJob = { readonly folder: string } & (
  | { readonly kind: 'learn'; readonly reference: SampleFile }
  | { readonly kind: 'convert'; readonly request: ConversionRequest }
)

/** What a worker says. Everything after `beat`, `audio` and `stretch` ends the job. */
export type ConversionNews =
  | { readonly type: 'beat' }
  | { readonly type: 'audio'; readonly bytes: Uint8Array }
  | { readonly type: 'stretch'; readonly stretch: ConvertedStretch }
  | { readonly type: 'end'; readonly durationMs: number }
  | { readonly type: 'learned'; readonly voice: LearnedVoice }
  | { readonly type: 'stopped' }
  | { readonly type: 'refused'; readonly kind: SourceError['kind']; readonly message: string }
  | { readonly type: 'failed'; readonly kind: EngineError['kind']; readonly message: string }
