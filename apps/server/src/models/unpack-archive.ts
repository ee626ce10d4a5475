import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar'
import bunzip2 from 'unbzip2-stream'
import { ModelError } from './model-error.ts'

/** Links, devices and notes of the archiver are passed over: no model needs them. */
const unpacked: ReadonlySet<string> = new Set(['File', 'OldFile', 'ContiguousFile', 'Directory', 'GNUDumpDir'])

/** No model has more files. */
const entriesMax = 20_000

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
      const lies = path.resolve(root, name)
      if (lies !== root && !lies.startsWith(root + path.sep)) outside ??= name
      bytes += 'size' in entry ? Number(entry.size) : 0
      if (entries > entriesMax) bytes = Infinity
      return outside === undefined && bytes <= bytesMax && 'type' in entry && unpacked.has(entry.type)
    },
  })
  try {
    await mkdir(root, { recursive: true })
    const packed = createReadStream(file)
    if (kind === 'tar.gz') await pipeline(packed, createGunzip(), target)
    else await pipeline(bunzipped(packed), target)
    if (outside !== undefined) throw new Error(`the archive reaches outside of its folder: ${outside}`)
    if (bytes > bytesMax) throw new Error('it holds far more than its size promises')
    if (entries === 0) throw new Error('there is nothing in the archive')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ModelError(`${path.basename(file)} cannot be unpacked: ${why}`, { cause: error })
  }
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
