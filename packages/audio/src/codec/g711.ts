import type { Codec } from './codec.ts'

/** Finds the segment of a magnitude: in both laws each is twice as wide as the one below. */
function segmentOf(stepsAboveLowest: number): number {
  return 32 - Math.clz32(stepsAboveLowest)
}

/** Takes the one's complement of a negative sample, not its negation: the halves of G.711 are symmetric around −½. */
function magnitudeOf(sample: number): number {
  return sample < 0 ? ~sample : sample
}

/** Encodes a 16-bit sample as µ-law (ITU-T G.711 table 2a; every bit inverted, as it is sent). */
export function encodeUlawSample(sample: number): number {
  const biased = Math.min((magnitudeOf(sample) >> 2) + 33, 8191)
  const segment = segmentOf(biased >> 6)
  const mantissa = (biased >> (segment + 1)) & 0x0f
  return ~((sample < 0 ? 0x80 : 0) | (segment << 4) | mantissa) & 0xff
}

/** Encodes a 16-bit sample as A-law (ITU-T G.711 table 1a; even bits inverted, as it is sent). */
export function encodeAlawSample(sample: number): number {
  const magnitude = magnitudeOf(sample) >> 4
  const segment = segmentOf(magnitude >> 4)
  const mantissa = (magnitude >> Math.max(0, segment - 1)) & 0x0f
  return ((sample < 0 ? 0 : 0x80) | (segment << 4) | mantissa) ^ 0x55
}

/** Decodes a µ-law byte to the 16-bit value in the middle of its step. */
export function decodeUlawByte(byte: number): number {
  const bits = ~byte & 0xff
  const segment = (bits >> 4) & 7
  const magnitude = ((((bits & 0x0f) << 1) + 33) << (segment + 2)) - 132
  return bits & 0x80 ? -magnitude : magnitude
}

/** Decodes an A-law byte to the 16-bit value in the middle of its step. */
export function decodeAlawByte(byte: number): number {
  const bits = byte ^ 0x55
  const segment = (bits >> 4) & 7
  const mantissa = bits & 0x0f
  const magnitude = segment === 0 ? (mantissa << 4) + 8 : ((mantissa << 4) + 264) << (segment - 1)
  return bits & 0x80 ? magnitude : -magnitude
}

/** Creates an encoder of headerless telephone audio, one byte a sample. */
export function createG711Codec(law: 'ulaw' | 'alaw'): Codec {
  const encodeSample = law === 'ulaw' ? encodeUlawSample : encodeAlawSample
  return {
    encode(samples) {
      const bytes = new Uint8Array(samples.length)
      for (let at = 0; at < samples.length; at++) {
        const scaled = Math.round((samples[at] ?? 0) * 32768)
        bytes[at] = encodeSample(scaled > 32767 ? 32767 : scaled < -32768 ? -32768 : scaled)
      }
      return bytes
    },
    finish: () => new Uint8Array(0),
    reset: () => undefined,
  }
}
