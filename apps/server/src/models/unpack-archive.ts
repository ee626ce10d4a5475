import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type ReadEntry } from 'tar'
import bunzip2 from 'unbzip2-stream'
import { ModelError } from './model-error.ts'

/** Notes of the archiver, and links that stay inside, are passed over: no model needs them. */
const unpacked: ReadonlySet<string> = new Set(['File', 'OldFile', 'ContiguousFile', 'Directory', 'GNUDumpDir'])
const links: ReadonlySet<string> = new Set(['SymbolicLink', 'Link'])
const devices: ReadonlySet<string> = new Set(['CharacterDevice', 'BlockDevice', 'FIFO'])

/** No model has more files. */
const entriesMax = 20_000
/** What surrounds the files of an archive takes no more than so much for each of them. */
const overheadMax = 2048

const tooMuch = 'it holds far more than its size promises'

/** Says by which way an entry leaves the folder; undefined for one that stays in it. */
function wayOut(root: string, name: string, { type, linkpath = '' }: Partial<ReadEntry>): string | undefined {
  const isInside = (place: string) => place === root || place.startsWith(root + path.sep)
  const place = path.resolve(root, name)
  if (!isInside(place)) return `it reaches outside of its folder: ${name}`
  if (type !== undefined && devices.has(type)) return `it holds a device: ${name}`
  if (type === undefined || !links.has(type)) return undefined
  const target = path.resolve(type === 'Link' ? root : path.dirname(place), linkpath)
  return isInside(target) ? undefined : `it holds a link to the outside: ${name}`
}

/**
 * Unpacks a tar archive below a folder: files and folders, nothing outside of it, and no more than so many bytes. Throws
 * ModelError.
 */
export async function unpackArchive(
  file: string,
  kind: 'tar.bz2' | 'tar.gz',
  folder: string,
  bytesMax = Infinity,
): Promise<void> {
  const root = path.resolve(folder)
  let entries = 0
  let outside: string | undefined
  let bytes = 0
  const target = extract({
    cwd: root,
    strict: true,
    noMtime: true,
    filter: (name, entry) => {
      entries++
      // Always an entry of the archive here: the other kind is met by who packs.
      if (!('type' in entry)) return false
      outside ??= wayOut(root, name, entry)
      bytes += entry.size
      if (entries > entriesMax) bytes = Infinity
      return outside === undefined && bytes <= bytesMax && unpacked.has(entry.type)
    },
  })
  try {
    await mkdir(root, { recursive: true })
    const packed = createReadStream(file)
    const bounded = boundTo(bytesMax + entriesMax * overheadMax)
    target.on('eof', bounded.end)
    if (kind === 'tar.gz') await pipeline(packed, createGunzip(), bounded.stream, target)
    else await pipeline(bunzipped(packed), bounded.stream, target)
    if (outside !== undefined) throw new Error(outside)
    if (bytes > bytesMax) throw new Error(tooMuch)
    if (entries === 0) throw new Error('there is nothing in the archive')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ModelError(`${path.basename(file)} cannot be unpacked: ${why}`, { cause: error })
  }
}

/**
 * Creates what breaks a stream off behind so many bytes, however little they were packed to, and lets nothing pass behind
 * its end: of the emptiness there the library would read every block with great care.
 */
function boundTo(bytesMax: number): { readonly stream: Transform; readonly end: () => void } {
  let seen = 0
  let isOver = false
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > bytesMax) done(new Error(tooMuch))
      else if (isOver) done()
      else done(null, chunk)
    },
  })
  return { stream, end: () => (isOver = true) }
}

/** Decompresses bzip2. Errors are forwarded by hand, since the library's stream does not pass them on along a pipe. */
function bunzipped(packed: Readable): Readable {
  const unpacking = bunzip2()
  const out = new PassThrough()
  for (const stream of [packed, unpacking]) stream.once('error', (error) => out.destroy(error))
  out.once('close', () => packed.destroy())
  packed.pipe(unpacking).pipe(out)
  return out
}
