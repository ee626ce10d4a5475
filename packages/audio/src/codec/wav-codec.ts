import { joinBytes } from '../join.ts'
import { wavHeader } from '../wav/wav-header.ts'
import type { Codec } from './codec.ts'
import { toPcm16 } from './pcm-codec.ts'

/** A header that leaves the length open, then 16-bit samples. Patch a stored file with `patchWavSizes`. */
export function createWavCodec(sampleRateHz: number): Codec {
  let started = false
  return {
    encode(samples) {
      const bytes = toPcm16(samples)
      if (started || samples.length === 0) return bytes
      started = true
      return joinBytes([wavHeader('unknown', sampleRateHz), bytes])
    },
    finish: () => (started ? new Uint8Array(0) : wavHeader(0, sampleRateHz)),
    reset() {
      started = false
    },
  }
}
