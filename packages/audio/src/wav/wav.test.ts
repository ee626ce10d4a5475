import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEncoder } from '../encoder.ts'
import { joinBytes } from '../join.ts'
import { aNoise, aSine } from '../testing.ts'
import { readWav } from './read-wav.ts'
import { patchWavSizes, wavHeader } from './wav-header.ts'
import { writeWav } from './write-wav.ts'

type Layout = { tag: number; channels: number; rate: number; bits: number; extensible?: boolean }

function aWav(
  { tag, channels, rate, bits, extensible }: Layout,
  data: Uint8Array,
  between: Uint8Array[] = [],
): Uint8Array {
  const format = new DataView(new ArrayBuffer(extensible ? 40 : 16))
  format.setUint16(0, extensible ? 0xfffe : tag, true)
  format.setUint16(2, channels, true)
  format.setUint32(4, rate, true)
  format.setUint32(8, (rate * channels * bits) / 8, true)
  format.setUint16(12, (channels * bits) / 8, true)
  format.setUint16(14, bits, true)
  if (extensible) format.setUint16(24, tag, true)
  return joinBytes([
    chunk('RIFF', new TextEncoder().encode('WAVE')),
    chunk('fmt ', new Uint8Array(format.buffer)),
    ...between,
    chunk('data', data),
  ])
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(8)
  head.set(new TextEncoder().encode(name))
  new DataView(head.buffer).setUint32(4, body.length, true)
  return joinBytes([head, body, new Uint8Array(body.length % 2)])
}

describe('writing and reading', () => {
  it('gives the samples back to 16 bits', () => {
    fc.assert(
      fc.property(fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 200 }), (samples) => {
        const read = readWav(writeWav(samples, 24_000))
        expect(read.sampleRateHz).toBe(24_000)
        expect(read.samples).toHaveLength(samples.length)
        for (const [at, sample] of read.samples.entries())
          expect(Math.abs(sample - (samples[at] ?? 0))).toBeLessThanOrEqual(1 / 32_768)
      }),
    )
  })

  it('clips what is beyond full scale instead of wrapping it around', () => {
    expect(readWav(writeWav(Float32Array.of(2, -2), 8000)).samples).toEqual(Float32Array.of(32_767 / 32_768, -1))
  })

  it.each([
    [{ tag: 1, channels: 1, rate: 8000, bits: 8 }, Uint8Array.of(128, 255, 0), [0, 127 / 128, -1]],
    [{ tag: 1, channels: 1, rate: 8000, bits: 24 }, Uint8Array.of(0, 0, 64, 0, 0, 192, 0, 0, 128), [0.5, -0.5, -1]],
    [
      { tag: 1, channels: 2, rate: 8000, bits: 16 },
      new Uint8Array(Int16Array.of(16_384, 0, -16_384, -16_384).buffer),
      [0.25, -0.5],
    ],
    [{ tag: 1, channels: 1, rate: 8000, bits: 32 }, new Uint8Array(Int32Array.of(2 ** 30).buffer), [0.5]],
    [{ tag: 3, channels: 1, rate: 8000, bits: 32 }, new Uint8Array(Float32Array.of(0.25, -1.5).buffer), [0.25, -1.5]],
    [{ tag: 3, channels: 1, rate: 8000, bits: 64 }, new Uint8Array(Float64Array.of(0.125).buffer), [0.125]],
    [
      { tag: 3, channels: 1, rate: 8000, bits: 32, extensible: true },
      new Uint8Array(Float32Array.of(0.5).buffer),
      [0.5],
    ],
  ])('reads %o', (layout, data, expected) => {
    expect([...readWav(aWav(layout, data)).samples]).toEqual(expected)
  })

  it.each([1, 999, 384_001, 4_000_000_000])('refuses %i Hz, which nobody records at', (rate) => {
    const bytes = aWav({ tag: 1, channels: 1, rate, bits: 16 }, new Uint8Array(4))
    expect(() => readWav(bytes)).toThrow(RangeError)
  })

  it('refuses what lasts longer than it may', () => {
    const bytes = writeWav(new Float32Array(8001), 8000)
    expect(() => readWav(bytes, { secondsMax: 1 })).toThrow(RangeError)
    expect(readWav(bytes, { secondsMax: 2 }).samples).toHaveLength(8001)
    expect(() => readWav(bytes, { sampleRateMax: 7999 })).toThrow(RangeError)
    expect(() => readWav(bytes, { channelsMax: 0 })).toThrow(RangeError)
  })

  it('skips chunks it does not know, odd ones too, and stops at the end of the samples', () => {
    const layout = { tag: 1, channels: 1, rate: 16_000, bits: 16 }
    const bytes = aWav(layout, new Uint8Array(Int16Array.of(1, 2).buffer), [chunk('LIST', new Uint8Array(7))])
    const { samples, sampleRateHz } = readWav(joinBytes([bytes, chunk('ID3 ', new Uint8Array(100))]))
    expect([...samples]).toEqual([1 / 32_768, 2 / 32_768])
    expect(sampleRateHz).toBe(16_000)
  })

  it('refuses with a RangeError, never anything else, whatever it is given', () => {
    const valid = writeWav(aNoise(50), 16_000)
    const broken = fc.oneof(
      fc.uint8Array({ maxLength: 100 }),
      fc.nat(valid.length).map((length) => valid.subarray(0, length)),
      fc.tuple(fc.nat(43), fc.nat(255)).map(([at, byte]) => valid.with(at, byte)),
    )
    fc.assert(
      fc.property(broken, (bytes) => {
        try {
          expect(readWav(bytes).samples).toBeInstanceOf(Float32Array)
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      }),
      { numRuns: 1000 },
    )
    expect(() => readWav(aWav({ tag: 2, channels: 1, rate: 8000, bits: 4 }, new Uint8Array(4)))).toThrow(/encoding 2/)
  })
})

it('writes the header of the format, byte for byte', () => {
  const header = Buffer.from(wavHeader(1000, 24_000))
  expect(header.toString('latin1', 0, 4) + header.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect([header.readUInt32LE(4), header.readUInt32LE(16), header.readUInt32LE(40)]).toEqual([1036, 16, 1000])
  expect([20, 22, 32, 34].map((at) => header.readUInt16LE(at))).toEqual([1, 1, 2, 16])
  expect([header.readUInt32LE(24), header.readUInt32LE(28)]).toEqual([24_000, 48_000])
  expect(header.toString('latin1', 36, 40)).toBe('data')
  const open = Buffer.from(wavHeader('unknown', 24_000))
  expect([open.readUInt32LE(4), open.readUInt32LE(40)]).toEqual([0xff_ff_ff_ff, 0xff_ff_ff_ff])
})

describe('a streamed file', () => {
  it('can be read as it is, and says its exact size once it was patched', async () => {
    const encoder = await createEncoder({ codec: 'wav', sampleRateHz: 16_000 }, 16_000)
    const tone = aSine(16_000, 440, 100)
    const streamed = joinBytes([
      encoder.encode(tone.subarray(0, 7)),
      encoder.encode(tone.subarray(7)),
      encoder.finish(),
    ])
    expect(readWav(streamed).samples).toHaveLength(tone.length)
    patchWavSizes(streamed)
    expect(streamed).toEqual(writeWav(tone, 16_000))
  })

  it('is a file without samples when there were none', async () => {
    const encoder = await createEncoder({ codec: 'wav', sampleRateHz: 16_000 }, 16_000)
    expect(joinBytes([encoder.encode(new Float32Array(0)), encoder.finish()])).toEqual(wavHeader(0, 16_000))
  })
})
