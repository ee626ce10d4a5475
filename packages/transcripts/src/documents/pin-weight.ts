import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** What HarfBuzz exports, as addresses in its memory; only what is called here. */
type Subsetter = {
  readonly memory: { readonly buffer: ArrayBuffer }
  malloc(bytes: number): number
  free(address: number): void
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_keep_everything(input: number): void
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number
  hb_subset_or_fail(face: number, input: number): number
}
type Platform = {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: Subsetter } }>
}

const require = createRequire(import.meta.url)
const WEIGHT_TAG = 0x77_67_68_74
const WRITABLE = 2
let loaded: Promise<Subsetter> | undefined

/** Makes a font of one weight out of one of many: whoever embeds fonts knows the first of them only, which may be a hair. */
export async function pinWeight(font: Uint8Array, weight: number): Promise<Uint8Array> {
  const hb = await (loaded ??= load())
  const data = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const blob = hb.hb_blob_create(data, font.length, WRITABLE, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  try {
    hb.hb_subset_input_keep_everything(input)
    hb.hb_subset_input_pin_axis_location(input, face, WEIGHT_TAG, weight)
    const pinned = hb.hb_subset_or_fail(face, input)
    if (pinned === 0) throw new Error('This font cannot be made of one weight.')
    const result = hb.hb_face_reference_blob(pinned)
    const from = hb.hb_blob_get_data(result, 0)
    const bytes = new Uint8Array(hb.memory.buffer).slice(from, from + hb.hb_blob_get_length(result))
    hb.hb_blob_destroy(result)
    hb.hb_face_destroy(pinned)
    return bytes
  } finally {
    hb.hb_subset_input_destroy(input)
    hb.hb_face_destroy(face)
    hb.hb_blob_destroy(blob)
    hb.free(data)
  }
}

async function load(): Promise<Subsetter> {
  // Only the type declarations of Node lack it.
  const platform = Reflect.get(globalThis, 'WebAssembly') as Platform
  const { instance } = await platform.instantiate(
    await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  )
  Reflect.apply(Reflect.get(instance.exports, '_initialize') as () => void, undefined, [])
  return instance.exports
}
