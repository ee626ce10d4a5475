import type { Shared } from '../fair/shared.ts'

/** A secret that marks are written with. */
export type MarkKey = { readonly id: string; readonly secret: Uint8Array }

/** A code that a mark may say, in hexadecimal, and how many deviations it is from chance. */
export type FoundCode = { readonly code: string; readonly score: number }

/** What a sound was found to be marked with. */
export type FoundMark = {
  readonly keyId: string
  /** Where it was heard, in order. */
  readonly stretches: readonly { readonly startMs: number; readonly endMs: number }[]
  /** The likeliest first. Where none was written, all of them score like chance. */
  readonly codes: readonly FoundCode[]
  /** The same for a mark that was written without a code. */
  readonly plainScore: number
}

export type MarkFinding = {
  readonly durationMs: number
  /** Undefined where nothing was found, which proves nothing. */
  readonly mark: FoundMark | undefined
  /** What chance can do at most, over everything that was tried, to give the best match that there is. */
  readonly chance: number
  /** Of the best match, in deviations. */
  readonly score: number
}

export type MarkOptions = Shared & { readonly signal?: AbortSignal }

/** The capability "finds marks in sounds". Rejects with EngineError. */
export type MarkDetection = {
  /** Samples of one channel, −1 to 1, at `sampleRateHz`. */
  find(samples: Float32Array, keys: readonly MarkKey[], options?: MarkOptions): Promise<MarkFinding>
  readonly sampleRateHz: number
  close(): Promise<void>
}

/** An engine inside one thread, which it blocks. `onBeat` throws when the work is not wanted any more. */
export type MarkDetector = {
  readonly sampleRateHz: number
  find(samples: Float32Array, keys: readonly MarkKey[], onBeat: () => void): MarkFinding
}

/** What an engine package exports for the worker: loads once per thread. */
export type LoadMarkDetector = () => Promise<MarkDetector>
