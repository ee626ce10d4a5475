import { crc32, deflateSync } from 'node:zlib'
import type { Planes } from './planes.ts'

/** Writes a frame as a PNG (ISO/IEC 15948), eight bits a colour. */
export function writePng(planes: Planes): Uint8Array {
  const { width, height } = planes
  const rows = Buffer.alloc(height * (width * 3 + 1))
  let at = 0
  for (let y = 0; y < height; y++) {
    at++
    for (let x = 0; x < width; x++) at = putPixel(planes, { x, y }, rows, at)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function putPixel(
  { width, height, bytes }: Planes,
  { x, y }: { readonly x: number; readonly y: number },
  rows: Buffer,
  at: number,
): number {
  const colour = (y >> 1) * (width >> 1) + (x >> 1)
  const light = ((bytes[y * width + x] ?? 0) - 16) / 219
  const u = ((bytes[width * height + colour] ?? 128) - 128) / 224
  const v = ((bytes[width * height * 1.25 + colour] ?? 128) - 128) / 224
  const red = light + 1.5748 * v
  const blue = light + 1.8556 * u
  const green = (light - 0.2126 * red - 0.0722 * blue) / 0.7152
  rows[at] = byteOf(red)
  rows[at + 1] = byteOf(green)
  rows[at + 2] = byteOf(blue)
  return at + 3
}

function byteOf(share: number): number {
  return Math.max(0, Math.min(255, Math.round(share * 255)))
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
