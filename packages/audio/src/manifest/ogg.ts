import { createOggPages } from '../codec/ogg-pages.ts'
import { joinBytes } from '../join.ts'
import { findComment, withComment } from './vorbis-comments.ts'

const pageHeaderBytes = 27
const opusTagsBytes = 8
const vorbisCommentBytes = 7

type Page = {
  readonly start: number
  readonly end: number
  readonly packets: readonly Packet[]
  readonly serial: number
}
type Packet = { readonly bytes: Uint8Array; readonly isWhole: boolean }

/** Adds a comment to the beginning of an Ogg Opus stream whose comments are a page of their own. */
export function withOpusComment(stream: Uint8Array, name: string, text: string): Uint8Array<ArrayBuffer> | undefined {
  const head = pageAt(stream, 0)
  const tags = head && pageAt(stream, head.end)
  const [packet, ...more] = tags?.packets ?? []
  if (!head || !tags || !packet?.isWhole || more.length > 0 || !isOpusTags(packet.bytes)) return undefined
  const pages = createOggPages(head.serial)
  pages.page([], 0, false)
  return joinBytes([
    stream.subarray(0, head.end),
    pages.page([withComment(packet.bytes, opusTagsBytes, name, text)], 0, false),
    stream.subarray(tags.end),
  ])
}

/** Finds a comment at the beginning of an Ogg stream of Opus or Vorbis. */
export function findInOgg(head: Uint8Array, name: string): string | undefined {
  const first = pageAt(head, 0)
  if (!first) return undefined
  const parts: Uint8Array[] = []
  for (let page = pageAt(head, first.end); page; page = pageAt(head, page.end)) {
    const [packet] = page.packets
    if (packet) parts.push(packet.bytes)
    if (!packet || packet.isWhole) break
  }
  const comments = joinBytes(parts)
  return findComment(comments, isOpusTags(comments) ? opusTagsBytes : vorbisCommentBytes, name)
}

function isOpusTags(packet: Uint8Array): boolean {
  return String.fromCharCode(...packet.subarray(0, opusTagsBytes)) === 'OpusTags'
}

function pageAt(bytes: Uint8Array, start: number): Page | undefined {
  const lacingAt = start + pageHeaderBytes
  if (lacingAt > bytes.length || String.fromCharCode(...bytes.subarray(start, start + 4)) !== 'OggS') return undefined
  const lacing = bytes.subarray(lacingAt, lacingAt + (bytes[start + 26] ?? 0))
  let at = lacingAt + lacing.length
  let begun = at
  const packets: Packet[] = []
  for (const value of lacing) {
    at += value
    if (value === 255) continue
    packets.push({ bytes: bytes.subarray(begun, at), isWhole: true })
    begun = at
  }
  if (begun < at) packets.push({ bytes: bytes.subarray(begun, at), isWhole: false })
  if (at > bytes.length) return undefined
  const serial = new DataView(bytes.buffer, bytes.byteOffset + start).getUint32(14, true)
  return { start, end: at, packets, serial }
}
