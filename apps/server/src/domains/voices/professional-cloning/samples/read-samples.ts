import { createReadStream } from 'node:fs'
import type { SampleFile } from '@vireo/engines'

const blockBytes = 96_000

/** Reads the samples of a file, −1…1, in blocks of a second at most. */
export async function* readSamples({ path }: SampleFile): AsyncIterable<Float32Array> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const read of createReadStream(path, { highWaterMark: blockBytes }) as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? read : Buffer.concat([rest, read])
    const whole = bytes.length - (bytes.length % 2)
    const samples = new Float32Array(whole / 2)
    for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(2 * at) / 32_768
    yield samples
    rest = bytes.subarray(whole)
  }
}
