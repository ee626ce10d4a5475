import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import yazl from 'yazl'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getCues, getPublished, type Published } from '../library/find-published.ts'
import { assertHeard, listenerOf } from '../library/listener.ts'
import { headersOfFiles } from '../library/library-page.ts'
import {
  chapterDocument,
  chapterFile,
  containerDocument,
  coverDocument,
  navDocument,
  overlayDocument,
  packageDocument,
  styleSheet,
} from './book-documents.ts'

/** Answers with a work as an EPUB 3 book, whose text follows its sound. */
export async function getEpub(
  ctx: With<'storage' | 'vault'>,
  input: Input<typeof publishingEndpoints.getEpub>,
): Promise<ByteAnswer> {
  const published = await getPublished(ctx, input)
  assertHeard((await listenerOf(ctx, published, input.key)).hears === 'all')
  return {
    contentType: 'application/epub+zip',
    headers: {
      ...headersOfFiles,
      'content-disposition': 'attachment; filename="book.epub"',
      'x-robots-tag': 'noindex',
    },
    async send(sink, signal) {
      const zip = new yazl.ZipFile()
      const output = new PassThrough()
      const fail = (error: Error) => void output.destroy(error)
      zip.on('error', fail)
      zip.outputStream.pipe(output)
      const filling = fill(ctx, { zip, published, signal }).catch(fail)
      await pour(output, sink)
      await filling
    },
  }
}

type Filling = {
  readonly zip: yazl.ZipFile
  readonly published: Published
  readonly signal: AbortSignal
}

/**
 * Fills a book at the reader's pace: what is said in a chapter is written once all before it is on its way, so that strangers
 * who ask for a long book and leave, or read slowly, cost a chapter of it.
 */
async function fill(ctx: With<'storage'>, { zip, published, signal }: Filling): Promise<void> {
  const { edition, chapters } = published
  const mtime = edition.released_at ?? edition.created_at
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, { mtime })
  // Readers look for this first, in clear and with nothing before it.
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { mtime, compress: false, forceDosTimestamp: true })
  add('META-INF/container.xml', containerDocument)
  add('book/package.opf', packageDocument(edition, chapters))
  add('book/nav.xhtml', navDocument(edition, chapters))
  add('book/cover.xhtml', coverDocument(edition))
  add('book/style.css', styleSheet)
  const addFile = async (path: string, key: string) => {
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
  }
  await addFile('book/cover.jpg', edition.cover_key)
  for (const [at, chapter] of chapters.entries()) {
    const said = { chapter, cues: await getCues(ctx, chapter) }
    add(`book/${chapterFile(at)}.xhtml`, chapterDocument(edition, said))
    add(`book/${chapterFile(at)}.smil`, overlayDocument(said, at))
    await addFile(`book/${chapterFile(at)}.mp3`, chapter.storage_key ?? '')
  }
  zip.end()
}
