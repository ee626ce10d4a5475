import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'

export type Seal = { readonly sizeBytes: number; readonly sha256: string }

/** Writes a new 0600 file, on disk when it returns, and says how long it became and its SHA-256. */
export async function writeSealed(
  target: string,
  content: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Seal> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await open(target, 'wx', 0o600)
  try {
    for await (const block of content) {
      signal?.throwIfAborted()
      hash.update(block)
      sizeBytes += block.length
      await file.writeFile(block)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** Reads a file and, at its end, calls `onSeal` with what it was; what that throws ends the reading. */
export async function* readSealed(source: string, onSeal: (seal: Seal) => void): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const block of createReadStream(source, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    hash.update(block)
    sizeBytes += block.length
    yield block
  }
  onSeal({ sizeBytes, sha256: hash.digest('hex') })
}

/** Reads a sealed file to its end and answers its seal. Throws when the file is damaged or ends early. */
export async function sealOf(source: string): Promise<Seal> {
  let found: Seal | undefined
  for await (const _ of readSealed(source, (seal) => (found = seal)));
  if (!found) throw new Error(`${source} ended without an end`)
  return found
}
