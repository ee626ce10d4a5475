import { joinBytes } from '../join.ts'

/** Of the box, by its content: drawn once. */
const boxId = Uint8Array.from([
  0x4e, 0x91, 0x2b, 0x6d, 0x53, 0xa0, 0x47, 0x1c, 0x8f, 0x26, 0xd7, 0x05, 0xb9, 0x3e, 0x60, 0xc4,
])
const boxesMax = 4096

/** Builds a box (ISO/IEC 14496-12, `uuid`) that may stand at the end of an MP4 file. */
export function mp4Box(text: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(text)
  const head = new Uint8Array(8)
  new DataView(head.buffer).setUint32(0, head.length + boxId.length + body.length)
  head.set(new TextEncoder().encode('uuid'), 4)
  return joinBytes([head, boxId, body])
}

/** Reads parts of a file. */
export type PartReader = (start: number, end: number) => Promise<Uint8Array>

/** Finds that box. */
export async function findInMp4(read: PartReader, sizeBytes: number, textMax: number): Promise<string | undefined> {
  let at = 0
  for (let count = 0; at + 8 <= sizeBytes && count < boxesMax; count++) {
    const head = await read(at, at + 8 + boxId.length)
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
    if (head.length < 16) return undefined
    const short = view.getUint32(0)
    const size = short === 1 ? Number(view.getBigUint64(8)) : short === 0 ? sizeBytes - at : short
    if (size < 8) return undefined
    if (isOurs(head) && size >= 8 + boxId.length && size <= textMax)
      return new TextDecoder().decode(await read(at + 8 + boxId.length, at + size))
    at += size
  }
  return undefined
}

function isOurs(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(4, 8)) === 'uuid' && boxId.every((byte, at) => head[8 + at] === byte)
}
