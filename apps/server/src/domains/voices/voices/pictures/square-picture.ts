import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js'
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js'
import { type PictureHeader, readPictureHeader } from './picture-header.ts'
import { pictureLimits, type SquareAnswer, type SquareWish, usualSquare } from './picture-limits.ts'
import { type Pixels, squareOf } from './square-of.ts'

/** What browsers hand pixels over in, as the decoders and the encoder expect it. */
class ImageDataOfBrowsers implements Pixels {
  readonly colorSpace = 'srgb'
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
Object.assign(globalThis, { ImageData: ImageDataOfBrowsers })

const files = createRequire(import.meta.url)
const programs = {
  jpeg: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  webp: '@jsquash/webp/codec/dec/webp_dec.wasm',
  encoder: '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
  jpegEncoder: '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
} as const

const load = (name: keyof typeof programs) => readFile(files.resolve(programs[name]))

async function decode(bytes: Buffer, type: PictureHeader['type']): Promise<Pixels> {
  const { buffer } = Uint8Array.from(bytes)
  switch (type) {
    case 'jpeg':
      await initJpeg({ wasmBinary: await load('jpeg') })
      return decodeJpeg(buffer, { preserveOrientation: true })
    case 'png':
      await initPng(await load('png'))
      return decodePng(buffer)
    case 'webp':
      await initWebp({ wasmBinary: await load('webp') })
      return decodeWebp(buffer)
  }
}

/** Makes a square of a file: the middle of the picture and nothing of what the file says beside it. Or says what is wrong. */
export async function squarePicture(bytes: Buffer, wish: SquareWish = usualSquare): Promise<SquareAnswer> {
  return unfold(bytes, wish).catch((error: unknown) => ({
    problem: 'picture_unreadable' as const,
    cause: String(error),
  }))
}

async function unfold(bytes: Buffer, wish: SquareWish): Promise<SquareAnswer> {
  const header = readPictureHeader(bytes)
  if (!header) return { problem: 'picture_type_not_supported' }
  if (header.isAnimated) return { problem: 'picture_animated' }
  if (header.width * header.height > pictureLimits.pixelsMax) return { problem: 'picture_too_large' }
  if (Math.min(header.width, header.height) < pictureLimits.sideMin) return { problem: 'picture_too_small' }
  if (!header.isWhole) return { problem: 'picture_unreadable' }
  const pixels = await decode(bytes, header.type)
  const side = Math.min(wish.side, pixels.width, pixels.height)
  const square = squareOf(pixels, side)
  const { quality } = pictureLimits
  if (wish.type === 'jpeg') {
    await initJpegEncoder({ wasmBinary: await load('jpegEncoder') })
    return { bytes: new Uint8Array(await encodeJpeg(onWhite(square), { quality })), side }
  }
  await initEncoder({ wasmBinary: await load('encoder') })
  return { bytes: new Uint8Array(await encodeWebp(square, { quality })), side }
}

/** Puts a picture onto white: what does not cover would be black where a format knows only colours. */
function onWhite({ data, width, height }: Pixels): ImageDataOfBrowsers {
  const made = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const covers = (data[at + 3] ?? 0) / 255
    for (let colour = 0; colour < 3; colour++)
      made[at + colour] = (data[at + colour] ?? 0) * covers + 255 * (1 - covers)
    made[at + 3] = 255
  }
  return new ImageDataOfBrowsers(made, width, height)
}
