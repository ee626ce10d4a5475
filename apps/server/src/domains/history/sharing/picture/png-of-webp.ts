import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import encodePng, { init as initPng } from '@jsquash/png/encode.js'

/** What browsers hand pixels over in, as the decoder makes it. */
class ImageDataOfBrowsers {
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
Object.assign(globalThis, { ImageData: ImageDataOfBrowsers })

const files = createRequire(import.meta.url)

/** Writes a picture of the house as PNG, which is what drawings may hold. Both programs are read with the first one. */
export async function pngOfWebp(bytes: Uint8Array): Promise<Uint8Array> {
  await initWebp({ wasmBinary: await readFile(files.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')) })
  await initPng(await readFile(files.resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')))
  return new Uint8Array(await encodePng(await decodeWebp(Uint8Array.from(bytes).buffer)))
}
