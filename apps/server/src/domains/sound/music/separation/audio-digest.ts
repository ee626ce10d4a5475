import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { StorageWriter } from '#ports/storage.ts'

const blockBytes = 256 * 1024

/** Computes the SHA-256 of what was written, in hexadecimal, a piece at a time. */
export async function digestOf(writer: Pick<StorageWriter, 'read' | 'sizeBytes'>): Promise<string> {
  const hash = createHash('sha256')
  for (let start = 0; start < writer.sizeBytes; start += blockBytes)
    hash.update(await writer.read({ start, end: Math.min(writer.sizeBytes, start + blockBytes) }))
  return hash.digest('hex')
}

/** Computes the same of a file. */
export async function digestOfFile(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const block of createReadStream(path, { signal, highWaterMark: blockBytes }))
    hash.update(block as Uint8Array)
  return hash.digest('hex')
}
