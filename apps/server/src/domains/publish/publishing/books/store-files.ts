import { attachment } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { Published } from '../library/find-published.ts'
import { chapterTable, metadataDocument, metadataTable, soundFile } from './store-documents.ts'
import { sendZip } from './stream-zip.ts'

/**
 * Answers with what everybody hears of a work, as stores take it in: a file for each chapter, the cover, and what it says of
 * itself as JSON and CSV.
 */
export function sendStoreFiles(ctx: With<'storage'>, published: Published): ByteAnswer {
  const { edition, chapters } = published
  return {
    contentType: 'application/zip',
    headers: {
      'content-disposition': attachment(`${edition.work_id}-${edition.number}.zip`),
      'cache-control': 'no-store',
    },
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
