import { joinBytes } from '../join.ts'
import { createOggPages, lacingValuesOf } from './ogg-pages.ts'

/** Opus granule positions always count at this rate (RFC 7845 §4). */
export const opusRateHz = 48_000

const serialNumber = 0x56_69_72_65
const vendor = 'Vireo'

/** Pages grow from 60 ms to half a second of 20 ms packets: early sound first, little overhead after. */
const firstPagePackets = 3
const longestPagePackets = 25

export type OggOpusMuxer = {
  /** Adds one packet and returns the pages that became complete, headers included the first time. */
  add(packet: Uint8Array): Uint8Array<ArrayBuffer>
  /** The last page. `totalSamples` is the length at 48 kHz without pre-skip; what exceeds it is trimmed away. */
  finish(totalSamples: number): Uint8Array<ArrayBuffer>
}

/** Builds the identification header (RFC 7845 §5.1): one or two channels, mapping family 0, no gain. */
function opusHead(preSkip: number, inputRateHz: number, channels: 1 | 2): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(19)
  const view = new DataView(head.buffer)
  head.set(new TextEncoder().encode('OpusHead'))
  head[8] = 1
  head[9] = channels
  view.setUint16(10, preSkip, true)
  view.setUint32(12, inputRateHz, true)
  return head
}

/** Builds the comment header (RFC 7845 §5.2): a vendor and no comments. */
function opusTags(): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, vendor.length, true)
  return joinBytes([new TextEncoder().encode('OpusTags'), length, new TextEncoder().encode(vendor), new Uint8Array(4)])
}

/** Puts Opus packets of equal duration into an Ogg stream. Pages depend on the packets alone, not on who waits. */
export function createOggOpusMuxer(
  preSkip: number,
  inputRateHz: number,
  packetSamples: number,
  channels: 1 | 2 = 1,
): OggOpusMuxer {
  const pages = createOggPages(serialNumber)
  let headers = joinBytes([
    pages.page([opusHead(preSkip, inputRateHz, channels)], 0, false),
    pages.page([opusTags()], 0, false),
  ])
  let pending: Uint8Array[] = []
  let pageLimit = firstPagePackets
  let granulePosition = 0

  function takeHeaders(): Uint8Array<ArrayBuffer> {
    const taken = headers
    headers = new Uint8Array(0)
    return taken
  }

  /** A page leaves only when another packet exists, so that the one marked as last is never empty. */
  function pageBefore(next: Uint8Array): Uint8Array<ArrayBuffer> {
    const lacing = pending.reduce((total, packet) => total + lacingValuesOf(packet), 0)
    if (pending.length < pageLimit && lacing + lacingValuesOf(next) <= 255) return new Uint8Array(0)
    const page = pages.page(pending, granulePosition, false)
    pending = []
    pageLimit = Math.min(pageLimit * 2, longestPagePackets)
    return page
  }

  return {
    add(packet) {
      const finished = joinBytes([takeHeaders(), pageBefore(packet)])
      pending.push(packet)
      granulePosition += packetSamples
      return finished
    },
    finish: (totalSamples) => joinBytes([takeHeaders(), pages.page(pending, preSkip + totalSamples, true)]),
  }
}
