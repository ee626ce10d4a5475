import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes what comes into a new file that only this process may read, block by block. Throws what `signal` was given up for, before or while it is
 * written, and what the source throws. A pipeline that begins with a signal which has gone off already never ends.
 */
export async function writeIntoFile(
  path: string,
  source: AsyncIterable<Uint8Array> | Readable,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  await pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal })
}
