import type { OutputFormat } from '@vireo/audio'
import type { Shared } from '../fair/shared.ts'
import type { SampleFile, SourceError } from '../samples.ts'
import type { EngineError } from '../speech.ts'

export type IsolationRequest = {
  readonly source: SampleFile
  /** The same sound as another engine cleaned it, sample for sample; without it the house cleans it itself. */
  readonly cleaned?: SampleFile
  /** 0 leaves everything as it is, 0.5 goes by how much noise there is, 1 keeps nothing but speech. */
  readonly strength: number
  readonly format: OutputFormat
}

/** What became of a stretch of the source; stretches follow each other without gaps. */
export type IsolatedStretch = {
  /** Where it ends, in milliseconds of audio from the start. */
  readonly endMs: number
  /** Peak level of each 50 ms of it, 0–100; the last one may be of a shorter stretch. */
  readonly levels: readonly number[]
}

/** Listens to one isolation. Audio arrives in order; a stretch is reported after the last of its audio. */
export type IsolationListener = {
  audio(bytes: Uint8Array): void
  stretch(stretch: IsolatedStretch): void
  /** After the last audio. Nothing follows. */
  end(summary: { readonly durationMs: number }): void
  /** Instead of `end`. Nothing follows. */
  fail(error: EngineError | SourceError): void
}

/** An isolation under way. */
export type Isolating = {
  /** No more than the stretch under way: it is completed, then `end` follows. */
  finishEarly(): void
  /** Stops within about a tenth of a second of work; the listener hears nothing afterwards. */
  cancel(): void
}

/**
 * The capability "takes what is no voice out of a recording". What comes out lasts exactly as long as the source and is
 * as loud; a source in which nothing can be heard fails as `silent`.
 */
export type VoiceIsolationEngine = {
  isolate(request: IsolationRequest, listener: IsolationListener, shared?: Shared): Isolating
  close(): Promise<void>
}
