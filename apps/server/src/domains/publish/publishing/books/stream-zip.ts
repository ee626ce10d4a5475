import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'

/** An archive while it is on its way to whoever asked for it. */
export type ZipOnTheWay = {
  readonly zip: yazl.ZipFile
  /** Adds a document. */
  add(path: string, text: string): void
  /** Adds a file of the storage, and waits until it has been sent. */
  addFile(path: string, key: string): Promise<void>
}

type Zip = {
  /** When its files were written. */
  readonly mtime: Date
  /** Adds what is in it, one after the other: nothing is read before what stands before it is sent. */
  readonly fill: (zip: ZipOnTheWay) => Promise<void>
}

/** Sends an archive at its reader's pace, whatever its length: strangers who leave, or read slowly, cost a file of it. */
export function sendZip(ctx: With<'storage'>, { mtime, fill }: Zip): ByteAnswer['send'] {
  return async (sink, signal) => {
    const zip = new yazl.ZipFile()
    const output = new PassThrough()
    const fail = (error: Error) => void output.destroy(error)
    zip.on('error', fail)
    zip.outputStream.pipe(output)
    const filling = fill({
      zip,
      add: (path, text) => zip.addBuffer(Buffer.from(text), path, { mtime }),
      async addFile(path, key) {
        signal.throwIfAborted()
        const source = Readable.from(ctx.ports.storage.read(key), { objectMode: false })
        // Sound and pictures are compressed already: storing costs nothing and keeps the reader's pace.
        zip.addReadStream(source, path, { compress: false, mtime })
        try {
          await once(source, 'close', { signal })
        } finally {
          // Whoever leaves in the middle leaves the file open otherwise.
          source.destroy()
        }
      },
    })
      .then(() => zip.end())
      .catch(fail)
    await pour(output, sink)
    await filling
  }
}
