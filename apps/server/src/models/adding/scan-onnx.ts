import { createReadStream } from 'node:fs'

/** How ONNX says that a tensor lies in another file: an entry of the key "location" (onnx.proto, StringStringEntryProto). */
const external = Buffer.from('\x0a\x08location\x12', 'latin1')
const modelType = Buffer.from('\x0a\x0amodel_type\x12', 'latin1')

/** Tells what a model file says of itself, without reading it as a whole. */
export async function scanOnnx(file: string): Promise<{ readonly isExternal: boolean; readonly isDescribed: boolean }> {
  let rest = Buffer.alloc(0)
  let isExternal = false
  let isDescribed = false
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes = Buffer.concat([rest, chunk as Buffer])
    isExternal ||= bytes.includes(external)
    isDescribed ||= bytes.includes(modelType)
    rest = bytes.subarray(-32)
  }
  return { isExternal, isDescribed }
}
