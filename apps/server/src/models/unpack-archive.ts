import { closeSync, createReadStream, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { bunzip2 } from './bunzip2.ts'
import { ModelError } from './model-error.ts'

const blockBytes = 512
const readBytes = 1 << 20

/** Unpacks a tar archive below a folder: files and folders, and nothing outside of it. Throws ModelError. */
export async function unpackArchive(file: string, kind: 'tar.bz2' | 'tar.gz', folder: string): Promise<void> {
  const tar = new TarWriter(folder)
  try {
    if (kind === 'tar.gz')
      for await (const chunk of createReadStream(file).pipe(createGunzip())) tar.add(chunk as Buffer)
    else for (const chunk of readBlocks(file)) tar.add(chunk)
    tar.finish()
  } catch (error) {
    throw new ModelError(
      `${path.basename(file)} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`,
    )
  } finally {
    tar.close()
  }
}

function* readBlocks(file: string): Generator<Uint8Array> {
  const descriptor = openSync(file, 'r')
  const buffer = Buffer.alloc(readBytes)
  try {
    yield* bunzip2(() => {
      const read = readSync(descriptor, buffer)
      return read > 0 ? buffer.subarray(0, read) : undefined
    })
  } finally {
    closeSync(descriptor)
  }
}

type Entry = { readonly name: string; readonly bytes: number; readonly kind: string }

function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

function entryOf(header: Buffer): Entry {
  let sum = 8 * 0x20
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte
  if (sum !== Number.parseInt(textAt(header, 148, 8), 8)) throw new ModelError('the archive is damaged')
  const prefix = textAt(header, 257, 5) === 'ustar' && header[262] === 0 ? textAt(header, 345, 155) : ''
  const name = textAt(header, 0, 100)
  return {
    name: prefix ? `${prefix}/${name}` : name,
    bytes: Number.parseInt(textAt(header, 124, 12).trim() || '0', 8),
    kind: String.fromCharCode(header[156] ?? 0),
  }
}

/** Takes a tar archive in chunks of any size and writes what is in it. */
class TarWriter {
  readonly #folder: string
  #pending = Buffer.alloc(0)
  #left = 0
  #padding = 0
  #file: number | undefined
  #long: Buffer[] | undefined
  #longName: string | undefined
  #isOver = false
  #entries = 0

  constructor(folder: string) {
    this.#folder = path.resolve(folder)
  }

  add(chunk: Uint8Array): void {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : Buffer.from(chunk)
    let at = 0
    while (at < this.#pending.length && !this.#isOver) {
      const rest = this.#pending.length - at
      if (this.#left > 0) {
        const take = Math.min(this.#left, rest)
        this.#take(this.#pending.subarray(at, at + take))
        at += take
      } else if (this.#padding > 0) {
        const skipped = Math.min(this.#padding, rest)
        this.#padding -= skipped
        at += skipped
      } else {
        if (rest < blockBytes) break
        this.#begin(this.#pending.subarray(at, at + blockBytes))
        at += blockBytes
      }
    }
    this.#pending = this.#isOver ? Buffer.alloc(0) : this.#pending.subarray(at)
  }

  /** Throws when the archive was cut off. */
  finish(): void {
    if (this.#left > 0 || this.#pending.length > 0 || this.#entries === 0)
      throw new ModelError('the archive ends too early')
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }

  #begin(header: Buffer): void {
    if (header.every((byte) => byte === 0)) {
      this.#isOver = true
      return
    }
    const { name, bytes, kind } = entryOf(header)
    this.#entries++
    this.#left = bytes
    this.#padding = (blockBytes - (bytes % blockBytes)) % blockBytes
    if (kind === 'L') {
      this.#long = []
      return
    }
    const full = this.#longName ?? name
    this.#longName = undefined
    const target = path.resolve(this.#folder, full)
    if (target !== this.#folder && !target.startsWith(this.#folder + path.sep)) {
      throw new ModelError(`the archive reaches outside of its folder: ${full}`)
    }
    if (kind === '5') mkdirSync(target, { recursive: true })
    else if (kind === '0' || kind === '\0') {
      mkdirSync(path.dirname(target), { recursive: true })
      this.#file = openSync(target, 'wx', 0o644)
      if (bytes === 0) this.close()
    }
    // Links, devices and notes of the archiver are passed over: no model needs them.
  }

  #take(bytes: Buffer): void {
    this.#left -= bytes.length
    this.#long?.push(Buffer.from(bytes))
    if (this.#file !== undefined) writeSync(this.#file, bytes)
    if (this.#left > 0) return
    this.close()
    if (this.#long) this.#longName = Buffer.concat(this.#long).toString('utf8').replace(/\0+$/, '')
    this.#long = undefined
  }
}
