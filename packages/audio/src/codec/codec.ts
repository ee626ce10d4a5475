/** One encoding at its own sample rate; the encoder puts a resampler ahead of it. */
export type Codec = {
  /** Samples −1…1 of one channel, not kept. The bytes are a fresh array that may be transferred. */
  encode(samples: Float32Array): Uint8Array<ArrayBuffer>
  /** Everything that was held back. */
  finish(): Uint8Array<ArrayBuffer>
  /** As new. */
  reset(): Promise<void> | void
}
