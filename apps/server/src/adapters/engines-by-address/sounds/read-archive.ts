import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { addressFailure } from '../failure-of.ts'

const inflate = promisify(inflateRaw)

export type ArchivedFile = { readonly name: string; readonly bytes: Buffer }
export type ArchiveLimits = { readonly bytesMax: number; readonly filesMax: number }

const endSignature = Buffer.from('PK\u0005\u0006', 'latin1')
const centralSignature = 0x02_01_4b_50
const centralBytes = 46
const localBytes = 30
const [stored, deflated] = [0, 8]

/**
 * Reads the files of a zip archive by its directory: stored or deflated, so many of them and so many bytes together. Throws
 * `garbled` for anything else, `too_large` for more.
 */
export async function readArchive(zip: Buffer, host: string, limits: ArchiveLimits): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = []
  let left = limits.bytesMax
  try {
    for (const { name, method, bytes } of entriesOf(zip, limits.filesMax)) {
      if (name.endsWith('/') || name.includes('__MACOSX')) continue
      const read = method === stored ? bytes : await unpacked(bytes, left, host)
      left -= read.length
      if (left < 0) throw tooLarge(host)
      files.push({ name, bytes: read })
    }
    return files
  } catch (error) {
    if (error instanceof RangeError)
      throw addressFailure('garbled', `${host} answered something else than an archive of recordings.`, error)
    throw error
  }
}

type Entry = { readonly name: string; readonly method: number; readonly bytes: Buffer }

/** Walks the directory at the end. Reading beyond the archive throws RangeError, as what is no archive does. */
function* entriesOf(zip: Buffer, filesMax: number): Generator<Entry> {
  const end = zip.lastIndexOf(endSignature)
  if (end < 0) throw new RangeError('there is no directory')
  const count = zip.readUInt16LE(end + 10)
  if (count > filesMax) throw new RangeError(`${count} files are too many`)
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== centralSignature) throw new RangeError('the directory is broken')
    const method = zip.readUInt16LE(at + 10)
    if (method !== stored && method !== deflated) throw new RangeError(`packed by method ${method}`)
    const size = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const start = local + localBytes + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    if (start + size > zip.length) throw new RangeError('a file ends outside')
    const name = zip.toString('utf8', at + centralBytes, at + centralBytes + nameLength)
    yield { name, method, bytes: zip.subarray(start, start + size) }
    at += centralBytes + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

async function unpacked(bytes: Buffer, bytesMax: number, host: string): Promise<Buffer> {
  try {
    return await inflate(bytes, { maxOutputLength: Math.max(1, bytesMax) })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(host, error)
    throw addressFailure('garbled', `${host} answered an archive that cannot be unpacked.`, error)
  }
}

function tooLarge(host: string, cause?: unknown): Error {
  return addressFailure('too_large', `${host} answered more than is taken.`, cause)
}
