import type { SourceError } from '../samples.ts'
import type { EngineError } from '../speech.ts'

/** What became of a stretch of a recording; stretches follow each other without gaps. */
export type MadeStretch = {
  /** Where it ends, in milliseconds of audio from the start. */
  readonly endMs: number
  /** Peak level of each 50 ms of it, 0–100; the last one may be of a shorter stretch. */
  readonly levels: readonly number[]
}

/** Listens to what is made of one recording. Audio arrives in order; a stretch is reported after the last of its audio. */
export type StretchListener = {
  audio(bytes: Uint8Array): void
  stretch(stretch: MadeStretch): void
  /** After the last audio. Nothing follows. */
  end(summary: { readonly durationMs: number }): void
  /** Instead of `end`. Nothing follows. */
  fail(error: EngineError | SourceError): void
}

/** Work on a recording that is under way. */
export type StretchJob = {
  /** No more than the stretch under way: it is completed, then `end` follows. */
  finishEarly(): void
  /** Stops within about a tenth of a second of work; the listener hears nothing afterwards. */
  cancel(): void
}

/** What a thread tells of such work. */
export type StretchProgress =
  | { readonly type: 'audio'; readonly bytes: Uint8Array }
  | { readonly type: 'stretch'; readonly stretch: MadeStretch }

/** Hands on what a thread tells. */
export function tellListener(listener: StretchListener, progress: StretchProgress): void {
  if (progress.type === 'audio') listener.audio(progress.bytes)
  else listener.stretch(progress.stretch)
}
