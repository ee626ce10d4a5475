import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import type { TwoChannels } from '@vireo/audio'

const pairBytes = 2 * Float32Array.BYTES_PER_ELEMENT
const pagePairs = 16_384

/** A sound that waits in a file, written once and read as often as is wanted. */
export type MixFile = {
  add(sound: TwoChannels): void
  read(): Generator<TwoChannels>
  close(): void
}

/** Opens a new file for a sound of two channels. */
export function openMixFile(path: string): MixFile {
  const file = openSync(path, 'wx+', 0o600)
  let pairs = 0
  return {
    add({ left, right }) {
      const both = new Float32Array(left.length * 2)
      for (let at = 0; at < left.length; at += 1) {
        both[at * 2] = left[at] ?? 0
        both[at * 2 + 1] = right[at] ?? 0
      }
      const bytes = new Uint8Array(both.buffer)
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, pairs * pairBytes + at)
      pairs += left.length
    },
    *read() {
      for (let from = 0; from < pairs; from += pagePairs) {
        const count = Math.min(pagePairs, pairs - from)
        const bytes = new Uint8Array(count * pairBytes)
        for (let at = 0; at < bytes.length;) {
          const read = readSync(file, bytes, at, bytes.length - at, from * pairBytes + at)
          if (read === 0) break
          at += read
        }
        const both = new Float32Array(bytes.buffer)
        const side = (which: 0 | 1) => Float32Array.from({ length: count }, (_, at) => both[at * 2 + which] ?? 0)
        yield { left: side(0), right: side(1) }
      }
    },
    close: () => closeSync(file),
  }
}
