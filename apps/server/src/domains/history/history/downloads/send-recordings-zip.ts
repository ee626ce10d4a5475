import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import type { DownloadFile } from '../read-as.ts'
import { attachment, createNaming } from './download-name.ts'

/** A recording on its way into an archive: what it is called after, and how it is read once it is its turn. */
export type ZippedRecording = {
  readonly name: (extension: DownloadFile['extension']) => string
  readonly at: Date
  readonly read: () => Promise<DownloadFile>
}

/** Answers with recordings as one archive, at its reader's pace: nothing is read before what stands before it is sent. */
export function sendRecordingsZip(name: string, recordings: readonly ZippedRecording[]): ByteAnswer {
  return {
    contentType: 'application/zip',
    headers: { 'content-disposition': attachment(name) },
    async send(sink, signal) {
      const zip = new yazl.ZipFile()
      const output = new PassThrough()
      const fail = (error: Error) => void output.destroy(error)
      zip.on('error', fail)
      zip.outputStream.pipe(output)
      const filling = fill(zip, recordings, signal).catch(fail)
      await pour(output, sink)
      await filling
    },
  }
}

async function fill(zip: yazl.ZipFile, recordings: readonly ZippedRecording[], signal: AbortSignal): Promise<void> {
  const naming = createNaming()
  for (const { name, at: mtime, read } of recordings) {
    signal.throwIfAborted()
    const file = await read()
    const source = Readable.from(file.bytes, { objectMode: false })
    // Sound is compressed already, or hardly gets smaller: storing costs nothing and keeps the reader's pace.
    zip.addReadStream(source, naming(name(file.extension)), { compress: false, mtime })
    try {
      await once(source, 'close', { signal })
    } finally {
      // Whoever leaves in the middle leaves the file open otherwise.
      source.destroy()
    }
  }
  zip.end()
}
