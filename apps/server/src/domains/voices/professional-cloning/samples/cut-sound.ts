import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { SampleFile } from '@vireo/engines'
import type { Span } from './used-spans.ts'

const bytesPerSample = 2
/** Length of the fade at each end, so that joints do not click. */
const fadeMs = 5
const blockSamples = 48_000

/** Writes stretches of a sound one after the other into another file. Only a second of it is in memory. */
export async function cutSound(source: SampleFile, spans: readonly Span[], target: string): Promise<SampleFile> {
  const handle = await open(source.path)
  try {
    await pipeline(stretches(handle, source.sampleRateHz, spans), createWriteStream(target))
  } finally {
    await handle.close()
  }
  return { path: target, sampleRateHz: source.sampleRateHz }
}

type Handle = Awaited<ReturnType<typeof open>>

async function* stretches(handle: Handle, rateHz: number, spans: readonly Span[]): AsyncIterable<Buffer> {
  const total = Math.floor((await handle.stat()).size / bytesPerSample)
  for (const span of spans) {
    const from = Math.round((span.startMs * rateHz) / 1000)
    const to = Math.min(total, Math.round((span.endMs * rateHz) / 1000))
    for (let at = from; at < to; at += blockSamples) {
      const block = Buffer.alloc(Math.min(blockSamples, to - at) * bytesPerSample)
      await handle.read(block, 0, block.length, at * bytesPerSample)
      yield faded(block, { at, from, to }, (fadeMs * rateHz) / 1000)
    }
  }
}

function faded(block: Buffer, { at, from, to }: { at: number; from: number; to: number }, fade: number): Buffer {
  for (let index = 0; index < block.length / bytesPerSample; index++) {
    const edge = Math.min(at + index - from, to - 1 - (at + index))
    if (edge >= fade) continue
    const sample = block.readInt16LE(index * bytesPerSample)
    block.writeInt16LE(Math.round((sample * edge) / fade), index * bytesPerSample)
  }
  return block
}
