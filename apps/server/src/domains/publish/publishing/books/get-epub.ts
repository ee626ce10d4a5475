import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { hasWords } from '../editions/edition-chapter-store.ts'
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
import { sendZip, type ZipOnTheWay } from './stream-zip.ts'

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
    send: sendZip(ctx, {
      mtime: published.edition.released_at ?? published.edition.created_at,
      fill: (zip) => fill(ctx, published, zip),
    }),
  }
}

/** Fills a book: what is said in a chapter is written once all before it is on its way. */
async function fill(ctx: Context, { edition, chapters }: Published, { zip, add, addFile }: ZipOnTheWay): Promise<void> {
  const mtime = edition.released_at ?? edition.created_at
  // Readers look for this first, in clear and with nothing before it.
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { mtime, compress: false, forceDosTimestamp: true })
  add('META-INF/container.xml', containerDocument)
  add('book/package.opf', packageDocument(edition, chapters))
  add('book/nav.xhtml', navDocument(edition, chapters))
  add('book/cover.xhtml', coverDocument(edition))
  add('book/style.css', styleSheet)
  await addFile('book/cover.jpg', edition.cover_key)
  for (const [at, chapter] of chapters.entries()) {
    const said = { chapter, cues: await getCues(ctx, chapter) }
    add(`book/${chapterFile(at)}.xhtml`, chapterDocument(edition, said, at))
    if (hasWords(chapter)) add(`book/${chapterFile(at)}.smil`, overlayDocument(said, at))
    await addFile(`book/${chapterFile(at)}.mp3`, chapter.storage_key ?? '')
  }
}
