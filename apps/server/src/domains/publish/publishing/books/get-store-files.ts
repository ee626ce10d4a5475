import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { attachment } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getPublished } from '../library/find-published.ts'
import { assertMayHear, getWorkRow } from '../policy.ts'
import { chapterTable, metadataDocument, metadataTable, soundFile } from './store-documents.ts'
import { sendZip } from './stream-zip.ts'

/**
 * Answers its owner with what everybody hears of a work, as stores take it in: a file for each chapter, the cover, and what it says of
 * itself as JSON and CSV. Throws `work_not_found`, and `published_work_not_found` for one that nobody hears.
 */
export async function getStoreFiles(
  ctx: With<'storage'>,
  input: Input<typeof publishingEndpoints.getStoreFiles>,
): Promise<ByteAnswer> {
  const { id } = await getWorkRow(ctx, input)
  const published = await getPublished(ctx, { published_id: id })
  assertMayHear(ctx)
  const { edition, chapters } = published
  return {
    contentType: 'application/zip',
    headers: { 'content-disposition': attachment(`${id}-${edition.number}.zip`), 'cache-control': 'no-store' },
    send: sendZip(ctx, {
      mtime: edition.released_at ?? edition.created_at,
      async fill({ add, addFile }) {
        add('metadata.json', metadataDocument(published))
        add('metadata.csv', metadataTable(published))
        add('chapters.csv', chapterTable(published))
        await addFile('cover.jpg', edition.cover_key)
        for (const [at, chapter] of chapters.entries())
          await addFile(soundFile(chapter, at, chapters.length), chapter.storage_key ?? '')
      },
    }),
  }
}
