import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { invariant } from '../kernel/errors.ts'
import type { ByteRange, ListedObject, Storage, StorageWriter } from '../ports/storage.ts'

const blockBytes = 64 * 1024

/**
 * Creates a storage of objects as files. An object grows under `incoming/` and is moved to its key when it is complete,
 * so a crash leaves nothing that could be taken for a recording.
 */
export async function createDiskStorage(folder: string): Promise<Storage> {
  const incoming = path.join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const fileOf = (key: string) => path.join(folder, 'objects', assertKey(key))
  return {
    create: async (key) => createFileWriter(path.join(incoming, randomUUID()), fileOf(key)),
    size: async (key) => (await stat(fileOf(key)).catch(missing))?.size,
    read: (key, range) => readFile(fileOf(key), range),
    remove: async (key) => {
      await unlink(fileOf(key)).catch(missing)
    },
    list: (under) => listFiles(path.join(folder, 'objects'), assertKey(under.slice(0, -1))),
    removeAbandonedBefore: (instant) => removeAbandoned(incoming, instant),
  }
}

/** Asserts the shape of a key. Keys are ours, but a mistake in one must not reach outside the folder. */
function assertKey(key: string): string {
  invariant(/^[\w-]+(\/[\w-]+)*(\.\w+)?$/.test(key), `a storage key has an unexpected shape: ${key}`)
  return key
}

function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

async function createFileWriter(temporary: string, target: string): Promise<StorageWriter> {
  const file = await open(temporary, 'wx+', 0o600)
  let sizeBytes = 0
  let closed = false
  let place = temporary
  const close = async () => {
    if (!closed) await file.close()
    closed = true
  }
  return {
    async append(bytes) {
      const at = sizeBytes
      sizeBytes += bytes.length
      await writeFully(file, bytes, at)
    },
    read: ({ start, end }) => readFully(file, start, end - start),
    patch: (position, bytes) => writeFully(file, bytes, position),
    async truncate(size) {
      await file.truncate(size)
      sizeBytes = size
    },
    get sizeBytes() {
      return sizeBytes
    },
    async commit() {
      await file.datasync()
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      await rename(temporary, target)
      place = target
      await syncFolder(path.dirname(target))
    },
    async discard() {
      await close()
      await unlink(place).catch(missing)
    },
    close,
  }
}

async function writeFully(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written)
    written += bytesWritten
  }
}

async function readFully(file: FileHandle, start: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, start + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/** Flushes a folder to the disk: a rename survives a power cut only after that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* readFile(target: string, range?: ByteRange): AsyncIterable<Uint8Array> {
  const file = await open(target, 'r')
  try {
    const end = range?.end ?? (await file.stat()).size
    for (let at = range?.start ?? 0; at < end;) {
      const block = await readFully(file, at, Math.min(blockBytes, end - at))
      if (block.length === 0) return
      at += block.length
      yield block
    }
  } finally {
    await file.close()
  }
}

/** Walks one folder at a time; a folder or file that goes away meanwhile is skipped. */
async function* listFiles(root: string, under: string): AsyncIterable<ListedObject> {
  const entries = (await readdir(path.join(root, under), { withFileTypes: true }).catch(missing)) ?? []
  for (const entry of entries) {
    const key = `${under}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(root, key)
    else {
      const found = await stat(path.join(root, key)).catch(missing)
      if (found) yield { key, sizeBytes: found.size, modifiedAt: found.mtime }
    }
  }
}

async function removeAbandoned(incoming: string, instant: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name)
    const found = await stat(file).catch(missing)
    if (!found || found.mtime >= instant) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
