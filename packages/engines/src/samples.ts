import type { SampleSource } from '@vireo/audio'

export type { SampleSource }

/** Bare 16-bit samples of one channel in a file on this machine, little endian. */
export type SampleFile = { readonly path: string; readonly sampleRateHz: number }

/** Wraps samples in memory as a source, for engines that read recordings from files. */
export function sourceOf(samples: Float32Array, sampleRateHz: number): SampleSource {
  return {
    sampleRateHz,
    sampleCount: samples.length,
    read(start, length) {
      const out = new Float32Array(length)
      const from = Math.max(0, start)
      out.set(samples.subarray(from, Math.max(from, start + length)), Math.max(0, Math.min(length, from - start)))
      return out
    },
  }
}

/** Why a recording cannot be worked with. The message may be shown to people. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly kind: 'too_short' | 'silent' | 'no_speech'

  constructor(kind: SourceError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
