import { toPcm16 } from '../codec/pcm-codec.ts'
import { joinBytes } from '../join.ts'
import { wavHeader } from './wav-header.ts'

/** Writes a whole WAV file of one channel with 16 bits from samples −1…1; what lies outside is clipped. */
export function writeWav(samples: Float32Array, sampleRateHz: number): Uint8Array<ArrayBuffer> {
  return joinBytes([wavHeader(samples.length * 2, sampleRateHz), toPcm16(samples)])
}
