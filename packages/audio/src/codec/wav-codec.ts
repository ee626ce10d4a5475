import { joinBytes } from '../join.ts'
import { wavHeader } from '../wav/wav-header.ts'
import type { Codec } from './codec.ts'
import { toPcm16 } from './pcm-codec.ts'

/**
 * Creates an encoder of WAV with 16-bit samples, whose header leaves the length open. `patchWavSizes` mends a stored
 * file.
 */
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
