import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import type { TwoChannels } from '@vireo/audio'

/** Of each of so many samples of both sides, one side after the other. */
const pageSamples = 16_384
const pageBytes = pageSamples * 2 * Float32Array.BYTES_PER_ELEMENT

/** A sound that waits in a file, written once and read as often as is wanted. */
export type MixFile = {
  add(sound: TwoChannels): void
  /** What was added by then; what is read is good for as long as it is held. */
  read(): Generator<TwoChannels>
  /** Forgets what it holds. */
  clear(): void
  close(): void
}

/** Opens a new file for a sound of two channels. */
export function openMixFile(path: string): MixFile {
  const file = openSync(path, 'wx+', 0o600)
  const page = new Float32Array(pageSamples * 2)
  let [pages, filled] = [0, 0]
  const add = ({ left, right }: TwoChannels) => {
    for (let at = 0; at < left.length;) {
      const count = Math.min(pageSamples - filled, left.length - at)
      page.set(left.subarray(at, at + count), filled)
      page.set(right.subarray(at, at + count), pageSamples + filled)
      at += count
      filled += count
      if (filled < pageSamples) return
      writeAll(file, new Uint8Array(page.buffer), pages * pageBytes)
      pages += 1
      filled = 0
    }
  }
  return {
    add,
    *read() {
      for (let nth = 0; nth < pages; nth += 1) {
        const samples = new Float32Array(pageSamples * 2)
        readAll(file, new Uint8Array(samples.buffer), nth * pageBytes)
        yield { left: samples.subarray(0, pageSamples), right: samples.subarray(pageSamples) }
      }
      if (filled > 0) yield { left: page.slice(0, filled), right: page.slice(pageSamples, pageSamples + filled) }
    },
    clear() {
      pages = 0
      filled = 0
    },
    close: () => closeSync(file),
  }
}

function writeAll(file: number, bytes: Uint8Array, place: number): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, place + at)
}

function readAll(file: number, bytes: Uint8Array, place: number): void {
  for (let at = 0; at < bytes.length;) {
    const read = readSync(file, bytes, at, bytes.length - at, place + at)
    if (read === 0) throw new Error('the file is shorter than what was written')
    at += read
  }
}
