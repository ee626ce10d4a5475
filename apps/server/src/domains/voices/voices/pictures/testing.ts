import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import type { Pixels } from './square-of.ts'

const files = createRequire(import.meta.url)
const program = (name: string) => readFile(files.resolve(name))

class ImageDataOfTests {
  readonly colorSpace = 'srgb'
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
Object.assign(globalThis, { ImageData: ImageDataOfTests })

/** A picture that is red on its left half and blue on its right. */
export function redAndBlue(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++)
    data.set(at % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4)
  return { data, width, height }
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Writes a PNG; `stated` is the size that it says to have, `more` are chunks before its pixels. */
export function png(
  { data, width, height }: Pixels,
  { stated = [width, height] as const, more = [] as readonly (readonly [string, Uint8Array])[] } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(stated[0])
  header.writeUInt32BE(stated[1], 4)
  header.set([8, 6, 0, 0, 0], 8)
  const rows = Buffer.alloc((width * 4 + 1) * height)
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...more.map(([name, content]) => chunk(name, content)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Writes a JPEG as a telephone does that was held upright: it says to be turned by a quarter, and where it was taken. */
export async function jpegOfTelephone(pixels: Pixels): Promise<Buffer> {
  await initJpeg({ wasmBinary: await program('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm') })
  const { data, width, height } = pixels
  const plain = Buffer.from(await encodeJpeg({ data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' }))
  const said = Buffer.from('4578696600004d4d002a000000080001011200030000000100060000000000004f736c6f', 'hex')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(said.length + 2)
  return Buffer.concat([plain.subarray(0, 2), Buffer.from('ffe1', 'hex'), length, said, plain.subarray(2)])
}

/** Reads a WebP file. */
export async function readWebp(bytes: Uint8Array): Promise<Pixels> {
  await initWebp({ wasmBinary: await program('@jsquash/webp/codec/dec/webp_dec.wasm') })
  return decodeWebp(Uint8Array.from(bytes).buffer)
}

/** Reads a PNG file. */
export async function readPng(bytes: Uint8Array): Promise<Pixels> {
  await initPng(await program('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
  return decodePng(Uint8Array.from(bytes).buffer)
}

/** Tells which half of a picture that is red and blue a point is of. */
export function colourAt({ data, width }: Pixels, x: number, y: number): 'red' | 'blue' | 'neither' {
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)
  if (red > 200 && green < 60 && blue < 60) return 'red'
  return blue > 200 && green < 60 && red < 60 ? 'blue' : 'neither'
}
