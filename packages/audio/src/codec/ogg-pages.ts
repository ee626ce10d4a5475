import { joinBytes } from '../join.ts'

/** CRC-32 of polynomial 0x04c11db7, most significant bit first, as RFC 3533 §6 asks. */
const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let remainder = index << 24
  for (let bit = 0; bit < 8; bit++) remainder = (remainder << 1) ^ (remainder < 0 ? 0x04c11db7 : 0)
  return remainder >>> 0
})

function crcOf(page: Uint8Array): number {
  let crc = 0
  for (const byte of page) crc = (crc << 8) ^ (crcTable[(crc >>> 24) ^ byte] ?? 0)
  return crc >>> 0
}

/** Builds the lacing values of a packet: one for each full 255 bytes, and one that says where it ends. */
function lacingOf(packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const lacing = new Uint8Array(Math.floor(packet.length / 255) + 1).fill(255)
  lacing[lacing.length - 1] = packet.length % 255
  return lacing
}

/** Counts how many of a page's 255 lacing values a packet needs. */
export function lacingValuesOf(packet: Uint8Array): number {
  return Math.floor(packet.length / 255) + 1
}

export type OggPages = {
  /** Whole packets as one page. Their lacing values must not exceed 255. */
  page(packets: readonly Uint8Array[], granulePosition: number, isLast: boolean): Uint8Array<ArrayBuffer>
}

/**
 * Creates the pages of one logical stream (RFC 3533), numbered and checksummed, the first marked as the beginning.
 * Throws RangeError for more than 255 lacing values.
 */
export function createOggPages(serialNumber: number): OggPages {
  let sequence = 0
  return {
    page(packets, granulePosition, isLast) {
      const lacing = joinBytes(packets.map(lacingOf))
      if (lacing.length > 255) throw new RangeError(`an Ogg page holds 255 lacing values, not ${lacing.length}`)
      const header = new Uint8Array(27)
      const view = new DataView(header.buffer)
      header.set([0x4f, 0x67, 0x67, 0x53])
      header[5] = (sequence === 0 ? 2 : 0) | (isLast ? 4 : 0)
      view.setBigUint64(6, BigInt(granulePosition), true)
      view.setUint32(14, serialNumber, true)
      view.setUint32(18, sequence++, true)
      header[26] = lacing.length
      const page = joinBytes([header, lacing, ...packets])
      new DataView(page.buffer).setUint32(22, crcOf(page), true)
      return page
    },
  }
}
