import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { SampleSource } from '../samples.ts'

/** How samples lie in a file, little endian. */
export type SampleEncoding = 'int16' | 'float32'

const bytesPerSample = { int16: 2, float32: 4 } as const

/** Read ahead and kept, so that neighbouring reads cost no system call. */
const pageSamples = 65_536

export type FileSource = SampleSource & { close(): void }

/** Opens the samples in a file, of which only one page is in memory. */
export function openFileSource(path: string, sampleRateHz: number, encoding: SampleEncoding): FileSource {
  const file = openSync(path, 'r')
  const size = bytesPerSample[encoding]
  const sampleCount = Math.floor(fstatSync(file).size / size)
  let pageStart = 0
  let page = new Float32Array(0)

  function load(start: number): void {
    const bytes = new Uint8Array(Math.min(pageSamples, sampleCount - start) * size)
    let filled = 0
    while (filled < bytes.length) {
      const read = readSync(file, bytes, filled, bytes.length - filled, start * size + filled)
      if (read === 0) break
      filled += read
    }
    pageStart = start
    page = decoded(bytes, encoding)
  }

  return {
    sampleRateHz,
    sampleCount,
    read(start, length) {
      const out = new Float32Array(length)
      const end = Math.min(sampleCount, start + length)
      for (let at = Math.max(0, start); at < end;) {
        if (at < pageStart || at >= pageStart + page.length) load(Math.max(0, at - (at % (pageSamples >> 1))))
        const part = page.subarray(at - pageStart, Math.min(page.length, end - pageStart))
        out.set(part, at - start)
        at += part.length
      }
      return out
    },
    close: () => closeSync(file),
  }
}

function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: SampleEncoding): Float32Array<ArrayBuffer> {
  if (encoding === 'float32') return new Float32Array(bytes.buffer)
  // `Float32Array.from` would walk through an iterator: that was half of what listening to a recording cost.
  const samples = new Int16Array(bytes.buffer)
  const out = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at++) out[at] = (samples[at] ?? 0) / 32_768
  return out
}
