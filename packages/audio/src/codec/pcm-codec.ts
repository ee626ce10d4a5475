import type { Codec } from './codec.ts'

/** Rounds −1…1 to 16 bits, little-endian; what lies outside is clipped. */
export function toPcm16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * 2)
  for (let at = 0; at < samples.length; at++) {
    const scaled = Math.round((samples[at] ?? 0) * 32768)
    const clipped = scaled > 32767 ? 32767 : scaled < -32768 ? -32768 : scaled
    bytes[at * 2] = clipped
    bytes[at * 2 + 1] = clipped >> 8
  }
  return bytes
}

/** Creates an encoder of headerless signed 16-bit samples. */
export function createPcmCodec(): Codec {
  return { encode: toPcm16, finish: () => new Uint8Array(0), reset: () => undefined }
}
