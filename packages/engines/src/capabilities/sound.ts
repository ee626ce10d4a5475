import type { Shared } from '../fair/shared.ts'

/** Sound of one channel, −1 to 1. */
export type Sound = { readonly samples: Float32Array; readonly sampleRateHz: number }

/** How a piece of work for an engine is treated. */
export type WorkOptions = Shared & {
  /** Frees the caller within 200 ms; rejects with its reason. */
  readonly signal?: AbortSignal
  /** Somebody is listening: it is done before everything that can wait. */
  readonly isLive?: boolean
}

/** What every engine has, whatever it can do. */
export type Closable = { close(): Promise<void> }
