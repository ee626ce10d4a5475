import { joinBytes } from '../join.ts'

const headerBytes = 10
const latin1 = 0
const utf16 = 1
const utf16BigEndian = 2

/** Builds an ID3v2.3 tag with one text that has a name of its own (`TXXX`); both in letters of ASCII. */
export function id3Tag(name: string, text: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(`\0${name}\0${text}`)
  const frame = new Uint8Array(headerBytes)
  frame.set(new TextEncoder().encode('TXXX'))
  new DataView(frame.buffer).setUint32(4, body.length)
  const header = new Uint8Array(headerBytes)
  header.set(new TextEncoder().encode('ID3'))
  header[3] = 3
  writeSyncSafe(header, 6, headerBytes + body.length)
  return joinBytes([header, frame, body])
}

/** Returns how many bytes the tag at the start of a file takes; 0 where there is none. */
export function id3Length(head: Uint8Array): number {
  if (head.length < headerBytes || asciiAt(head, 0, 3) !== 'ID3') return 0
  return headerBytes + readSyncSafe(head, 6)
}

/** Finds a text by its name in a tag of version 2.3 or 2.4. */
export function findInId3(tag: Uint8Array, name: string): string | undefined {
  const view = new DataView(tag.buffer, tag.byteOffset, tag.byteLength)
  for (let at = headerBytes; at + headerBytes < tag.length;) {
    const size = tag[3] === 4 ? readSyncSafe(tag, at + 4) : view.getUint32(at + 4)
    const start = at + headerBytes
    if (size === 0 || start + size > tag.length) return undefined
    if (asciiAt(tag, at, 4) === 'TXXX') {
      const [found, text] = decoded(tag.subarray(start, start + size)).split('\0')
      if (found?.toUpperCase() === name) return text
    }
    at = start + size
  }
  return undefined
}

function decoded(frame: Uint8Array): string {
  const names: Record<number, string> = { [latin1]: 'latin1', [utf16]: 'utf-16', [utf16BigEndian]: 'utf-16be' }
  // Each of both texts begins with a mark of its own.
  return new TextDecoder(names[frame[0] ?? 3] ?? 'utf-8').decode(frame.subarray(1)).replaceAll('\ufeff', '')
}

function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

function readSyncSafe(bytes: Uint8Array, at: number): number {
  let value = 0
  for (let index = at; index < at + 4; index++) value = value * 128 + ((bytes[index] ?? 0) & 0x7f)
  return value
}

function writeSyncSafe(bytes: Uint8Array, at: number, value: number): void {
  for (let index = 3; index >= 0; index--) bytes[at + 3 - index] = Math.floor(value / 128 ** index) & 0x7f
}
