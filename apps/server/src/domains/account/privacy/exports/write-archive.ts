import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'
import type { KeptFile } from '#domains/holding.ts'
import type { With } from '#ports/ports.ts'
import type { StorageWriter } from '#ports/storage.ts'

const readMe = `This is a copy of everything your account holds.

Each folder is one part of the product. Documents are JSON, recordings are audio files as they were made.
Instants are in UTC. Passwords and keys are not here: nobody can read them back.
`

/** Packs files into a zip as they arrive; recordings that were deleted meanwhile are left out. */
export async function writeArchive(
  ctx: With<'storage'>,
  writer: StorageWriter,
  files: AsyncIterable<KeptFile>,
): Promise<void> {
  const zip = new yazl.ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const filling = fill(ctx, zip, files).catch((error: unknown) => output.destroy(asError(error)))
  for await (const block of output) await writer.append(block as Uint8Array)
  await filling
}

async function fill(ctx: With<'storage'>, zip: yazl.ZipFile, files: AsyncIterable<KeptFile>): Promise<void> {
  const { storage } = ctx.ports
  const mtime = ctx.now()
  zip.addBuffer(Buffer.from(readMe), 'README.txt', { mtime })
  for await (const file of files) {
    if ('json' in file) zip.addBuffer(Buffer.from(JSON.stringify(file.json, undefined, 2)), file.path, { mtime })
    else if ((await storage.size(file.storageKey)) !== undefined) {
      const source = Readable.from(storage.read(file.storageKey), { objectMode: false })
      // Recordings are compressed already; one at a time keeps memory flat.
      zip.addReadStream(source, file.path, { compress: false, mtime })
      await new Promise((resolve, reject) => source.once('close', resolve).once('error', reject))
    }
  }
  zip.end()
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
