import path from 'node:path'
import { BackupError } from './backup-error.ts'
import type { FileEntry, Manifest } from './manifest.ts'
import { writeSealed } from './sealed-file.ts'
import { storedFilePath } from './stored-file-path.ts'

/** A file outside the database that a row of the snapshot names. */
export type StoredFile = {
  readonly key: string
  /** Its bytes, or undefined when it is not there. */
  open(): AsyncIterable<Uint8Array> | undefined | Promise<AsyncIterable<Uint8Array> | undefined>
}

export type CopiedFiles = { readonly files: Manifest['files']; readonly missing: readonly string[] }

const atOnce = 4

/**
 * Copies the stored files, a few at once, and writes `files.jsonl`. A file that is not there does not keep
 * the rest from being saved; it is named in the answer and marked in the list.
 */
export async function copyFiles(
  listed: AsyncIterable<StoredFile>,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<CopiedFiles> {
  const entries = copyEach(listed, folder, signal)
  const missing: string[] = []
  const totals = { count: 0, missing: 0, sizeBytes: 0 }
  const lines = async function* (): AsyncGenerator<Buffer> {
    for await (const entry of entries) {
      if ('isMissing' in entry) missing.push(entry.key)
      else totals.sizeBytes += entry.sizeBytes
      totals.count += 1
      yield Buffer.from(`${lineOf(entry)}\n`)
    }
  }
  const { sha256 } = await writeSealed(path.join(folder, 'files.jsonl'), lines())
  return { files: { ...totals, missing: missing.length, sha256 }, missing }
}

/** Formats an entry as one line of JSON. U+2028 and U+2029 are escaped, since some readers take them for line ends. */
function lineOf(entry: FileEntry): string {
  return JSON.stringify(entry).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** Yields in the order of the list; a key that comes twice is copied once. */
async function* copyEach(
  listed: AsyncIterable<StoredFile>,
  folder: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<FileEntry> {
  const seen = new Set<string>()
  const underWay: Promise<FileEntry>[] = []
  try {
    for await (const file of listed) {
      signal?.throwIfAborted()
      if (seen.has(file.key)) continue
      seen.add(file.key)
      underWay.push(copyOne(file, folder, signal))
      const oldest = underWay.length < atOnce ? undefined : underWay.shift()
      if (oldest) yield await oldest
    }
    for (let next = underWay.shift(); next; next = underWay.shift()) yield await next
  } finally {
    await Promise.allSettled(underWay)
  }
}

async function copyOne(file: StoredFile, folder: string, signal: AbortSignal | undefined): Promise<FileEntry> {
  const target = storedFilePath(folder, file.key)
  const content = await file.open()
  if (!content) return { key: file.key, isMissing: true }
  try {
    return { key: file.key, ...(await writeSealed(target, content, signal)) }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new BackupError('unreadable-file', `The stored file ${file.key} could not be copied.`, { cause })
  }
}
