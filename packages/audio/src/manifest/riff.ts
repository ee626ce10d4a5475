import { joinBytes } from '../join.ts'

const unknownSize = 0xff_ff_ff_ff
const chunksMax = 64

type Chunk = { readonly name: string; readonly start: number; readonly size: number }

/** Puts a chunk ahead of the samples of a WAV file, whose sizes may still be open. */
export function withRiffChunk(file: Uint8Array, name: string, text: string): Uint8Array<ArrayBuffer> | undefined {
  const data = chunksOf(file).find((chunk) => chunk.name === 'data')
  if (!data) return undefined
  const body = new TextEncoder().encode(text.length % 2 === 0 ? text : `${text} `)
  const head = new Uint8Array(8)
  head.set(new TextEncoder().encode(name))
  new DataView(head.buffer).setUint32(4, body.length, true)
  const at = data.start - 8
  const out = joinBytes([file.subarray(0, at), head, body, file.subarray(at)])
  const view = new DataView(out.buffer)
  const size = view.getUint32(4, true)
  if (size !== unknownSize) view.setUint32(4, size + head.length + body.length, true)
  return out
}

/** Takes a chunk out. */
export function withoutRiffChunk(file: Uint8Array, name: string): Uint8Array {
  const chunk = chunksOf(file).find((each) => each.name === name)
  if (!chunk) return file
  const end = chunk.start + chunk.size + (chunk.size % 2)
  const out = joinBytes([file.subarray(0, chunk.start - 8), file.subarray(end)])
  const view = new DataView(out.buffer)
  const size = view.getUint32(4, true)
  if (size !== unknownSize) view.setUint32(4, size - (end - chunk.start + 8), true)
  return out
}

/** Returns the beginning of a WAV file, up to its samples, with the sizes of a file of so many bytes. */
export function sizedWavHead(head: Uint8Array, fileBytes: number): Uint8Array<ArrayBuffer> {
  const data = chunksOf(head).find((chunk) => chunk.name === 'data')
  if (!data) throw new RangeError('this WAV has no samples where they begin')
  const out = Uint8Array.from(head.subarray(0, data.start))
  const view = new DataView(out.buffer)
  const known = (size: number) => Math.min(size, unknownSize)
  view.setUint32(4, known(fileBytes - 8), true)
  view.setUint32(data.start - 4, known(fileBytes - data.start), true)
  return out
}

/** Finds the text of a chunk. */
export function findInRiff(head: Uint8Array, name: string): string | undefined {
  const chunk = chunksOf(head).find((each) => each.name === name)
  return chunk && new TextDecoder('latin1').decode(head.subarray(chunk.start, chunk.start + chunk.size)).trimEnd()
}

/** Lists the chunks that begin in what there is of a file. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= bytes.length && chunks.length < chunksMax;) {
    const size = view.getUint32(at + 4, true)
    chunks.push({ name: String.fromCharCode(...bytes.subarray(at, at + 4)), start: at + 8, size })
    at += 8 + size + (size % 2)
  }
  return chunks
}
