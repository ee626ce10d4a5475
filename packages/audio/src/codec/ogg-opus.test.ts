import { createDecoder } from 'libopus-wasm'
import { describe, expect, it } from 'vitest'
import { createEncoder } from '../encoder.ts'
import { joinBytes, joinSamples } from '../join.ts'
import { aSine, aVoice } from '../testing.ts'
import { createOggPages } from './ogg-pages.ts'

type Page = {
  flags: number
  granule: number
  serial: number
  sequence: number
  packets: Uint8Array[]
  crcHolds: boolean
}

/** Bit by bit, after the words of RFC 3533; shares nothing with the code under test. */
function slowCrc(bytes: Uint8Array): number {
  let crc = 0n
  for (const byte of bytes) {
    crc ^= BigInt(byte) << 24n
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000n ? ((crc << 1n) ^ 0x104c11db7n) & 0xffffffffn : crc << 1n
  }
  return Number(crc)
}

function readPages(bytes: Uint8Array): Page[] {
  const pages: Page[] = []
  for (let at = 0; at < bytes.length;) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at)
    expect(String.fromCharCode(...bytes.subarray(at, at + 4))).toBe('OggS')
    const lacing = bytes.subarray(at + 27, at + 27 + view.getUint8(26))
    const packets: Uint8Array[] = []
    let start = at + 27 + lacing.length
    let length = 0
    for (const value of lacing) {
      length += value
      if (value < 255) {
        packets.push(bytes.subarray(start, start + length))
        start += length
        length = 0
      }
    }
    expect(length, 'a packet runs over the end of its page').toBe(0)
    const bare = bytes.slice(at, start)
    bare.fill(0, 22, 26)
    pages.push({
      flags: view.getUint8(5),
      granule: Number(view.getBigInt64(6, true)),
      serial: view.getUint32(14, true),
      sequence: view.getUint32(18, true),
      packets,
      crcHolds: slowCrc(bare) === view.getUint32(22, true),
    })
    at = start
  }
  return pages
}

async function encodeVoice(samples: Float32Array, rate: number, bitrateKbps = 64): Promise<Page[]> {
  const encoder = await createEncoder({ codec: 'opus', sampleRateHz: 48_000, bitrateKbps }, rate)
  return readPages(joinBytes([encoder.encode(samples), encoder.finish()]))
}

/** What a player does (RFC 7845 §4): decode everything, drop the pre-skip, stop at the last granule position. */
async function play(pages: Page[]): Promise<Float32Array> {
  const decoder = await createDecoder({ channels: 1, sampleRate: 48_000 })
  const preSkip = new DataView(pages[0]?.packets[0]?.slice().buffer ?? new ArrayBuffer(12)).getUint16(10, true)
  const decoded = pages.slice(2).flatMap((page) => page.packets.map((packet) => decoder.decodeFloat(packet)))
  decoder.free()
  return joinSamples(decoded).subarray(preSkip, pages.at(-1)?.granule)
}

describe('the Ogg stream', () => {
  it('has numbered, checksummed pages: one begins it, one ends it', async () => {
    const pages = await encodeVoice(aVoice(16_000, 4000), 16_000, 128)
    expect(pages.every((page) => page.crcHolds)).toBe(true)
    expect(pages.map((page) => page.sequence)).toEqual(pages.map((_, at) => at))
    expect(new Set(pages.map((page) => page.serial)).size).toBe(1)
    expect(pages.map((page) => page.flags)).toEqual(
      pages.map((_, at) => (at === 0 ? 2 : at === pages.length - 1 ? 4 : 0)),
    )
  })

  it('has the headers of RFC 7845, alone on their pages', async () => {
    const [head, tags] = await encodeVoice(aVoice(22_050, 100), 22_050)
    const bytes = head?.packets[0] ?? new Uint8Array(0)
    const view = new DataView(bytes.slice().buffer)
    expect(head?.packets).toHaveLength(1)
    expect(new TextDecoder().decode(bytes.subarray(0, 8))).toBe('OpusHead')
    expect([view.getUint8(8), view.getUint8(9), view.getUint16(10, true)]).toEqual([1, 1, 312])
    expect([view.getUint32(12, true), view.getInt16(16, true), view.getUint8(18)]).toEqual([22_050, 0, 0])
    expect(tags?.packets).toHaveLength(1)
    expect(new TextDecoder().decode(tags?.packets[0])).toMatch(/^OpusTags/)
    expect([head?.granule, tags?.granule]).toEqual([0, 0])
  })

  it('counts 960 samples a packet in its granule positions, and never more than a second a page', async () => {
    const pages = (await encodeVoice(aVoice(48_000, 5000), 48_000)).slice(2)
    let packets = 0
    for (const page of pages.slice(0, -1)) {
      packets += page.packets.length
      expect(page.granule).toBe(packets * 960)
      expect(page.packets.length).toBeLessThanOrEqual(50)
    }
    const total = (packets + (pages.at(-1)?.packets.length ?? 0)) * 960
    expect(pages.at(-1)?.granule).toBe(5 * 48_000 + 312)
    expect(total - 5 * 48_000 - 312).toBeLessThan(960)
    expect(pages[0]?.packets).toHaveLength(3)
  })

  it.each([0, 1, 311, 647, 648, 649, 960, 2880, 48_000, 48_001])(
    'gives %i samples back, no more and no fewer',
    async (count) => {
      const tone = aSine(48_000, 1000, 2000).subarray(0, count)
      expect(await play(await encodeVoice(tone, 48_000))).toHaveLength(count)
    },
  )

  it.each([8000, 16_000, 22_050, 44_100, 48_000])(
    'plays back in step with what was said at %i Hz, to one sample',
    async (rate) => {
      const said = aVoice(48_000, 1000)
      const heard = await play(await encodeVoice(aVoice(rate, 1000), rate, 192))
      expect(heard).toHaveLength(said.length)
      const errorAt = (shift: number) =>
        said.reduce((sum, sample, at) => sum + (sample - (heard[at + shift] ?? 0)) ** 2, 0)
      const shifts = Array.from({ length: 41 }, (_, at) => at - 20)
      // libopus states its delay in whole samples of the rate it was given.
      const best = shifts.toSorted((a, b) => errorAt(a) - errorAt(b))[0] ?? Infinity
      expect(Math.abs(best)).toBeLessThan(rate === 48_000 ? 1 : 48_000 / rate)
    },
  )
})

it('laces packets of 255 bytes and more', () => {
  const packets = [0, 1, 254, 255, 256, 510, 1000].map((length) => new Uint8Array(length).fill(length % 251))
  const [page] = readPages(createOggPages(7).page(packets, 12_345_678_901, false))
  expect(page?.packets).toEqual(packets)
  expect(page?.granule).toBe(12_345_678_901)
  expect(page?.crcHolds).toBe(true)
})

it('refuses more packets than a page can list', () => {
  const packets = Array.from({ length: 256 }, () => new Uint8Array(1))
  expect(() => createOggPages(1).page(packets, 0, false)).toThrow(RangeError)
})
