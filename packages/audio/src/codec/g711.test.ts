import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createG711Codec, decodeAlawByte, decodeUlawByte, encodeAlawSample, encodeUlawSample } from './g711.ts'

const laws = {
  ulaw: { encode: encodeUlawSample, decode: decodeUlawByte, silence: [0xff, 0x7f] },
  alaw: { encode: encodeAlawSample, decode: decodeAlawByte, silence: [0xd5, 0x55] },
}
const everyByte = Array.from({ length: 256 }, (_, byte) => byte)

/** G.711 §6: eight bytes that play a 1 kHz tone of exactly 0 dBm0, printed in tables 5 (A-law) and 6 (µ-law). */
const milliwatt = {
  ulaw: [0x1e, 0x0b, 0x0b, 0x1e, 0x9e, 0x8b, 0x8b, 0x9e],
  alaw: [0x34, 0x21, 0x21, 0x34, 0xb4, 0xa1, 0xa1, 0xb4],
}

describe.each(['ulaw', 'alaw'] as const)('%s', (law) => {
  const { encode, decode, silence } = laws[law]

  it('has the milliwatt sequence of the recommendation', () => {
    // Full load lies 3.17 dB (µ) and 3.14 dB (A) above 0 dBm0.
    const peak = (law === 'ulaw' ? 8159 * 4 : 4096 * 8) * 10 ** (-(law === 'ulaw' ? 3.17 : 3.14) / 20)
    const tone = Array.from({ length: 8 }, (_, at) => Math.round(-peak * Math.sin((Math.PI / 4) * at + Math.PI / 8)))
    expect(tone.map(encode)).toEqual(milliwatt[law])
    for (const [at, byte] of milliwatt[law].entries()) {
      expect(Math.abs(decode(byte) - (tone[at] ?? 0))).toBeLessThan(512)
    }
  })

  it('gives each byte back after decoding it', () => {
    for (const byte of everyByte) {
      expect(silence.includes(byte) ? silence : [byte]).toContain(encode(decode(byte)))
    }
  })

  it('is never further off than half a step, which doubles from segment to segment', () => {
    const smallestStep = law === 'ulaw' ? 8 : 16
    fc.assert(
      fc.property(fc.integer({ min: -32_635, max: 32_635 }), (sample) => {
        const biased = Math.abs(sample) + (law === 'ulaw' ? 132 : 0)
        const segment = Math.max(0, Math.floor(Math.log2(biased)) - 7)
        const step = smallestStep * 2 ** (law === 'ulaw' ? segment : Math.max(0, segment - 1))
        expect(Math.abs(decode(encode(sample)) - sample)).toBeLessThanOrEqual(step / 2)
      }),
      { numRuns: 5000 },
    )
  })

  it('never reverses the order of two samples', () => {
    let previous = -Infinity
    for (let sample = -32_768; sample < 32_768; sample++) {
      const level = decode(encode(sample))
      expect(level).toBeGreaterThanOrEqual(previous)
      previous = level
    }
  })

  it('clips what is beyond full scale instead of wrapping it around', () => {
    const bytes = createG711Codec(law).encode(Float32Array.of(3, 1, 0, -1, -3))
    expect(bytes[0]).toBe(bytes[1])
    expect(bytes[3]).toBe(bytes[4])
    expect(silence).toContain(bytes[2])
  })
})

it('knows the levels at the ends of its tables', () => {
  expect([0x00, 0x80, 0xff].map(decodeUlawByte)).toEqual([-32_124, 32_124, 0])
  expect([0x2a, 0xaa, 0xd5, 0x55].map(decodeAlawByte)).toEqual([-32_256, 32_256, 8, -8])
})
