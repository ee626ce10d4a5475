export type { SampleSource } from '@vireo/audio'

/** Bare 16-bit samples of one channel in a file on this machine, little endian. */
export type SampleFile = { readonly path: string; readonly sampleRateHz: number }

/** Why a recording cannot be worked with. The message may be shown to people. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly kind: 'too_short' | 'silent' | 'no_speech'

  constructor(kind: SourceError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
