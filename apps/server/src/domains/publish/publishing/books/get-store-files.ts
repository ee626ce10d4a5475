import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { attachment, findOwnItems } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import type { ChapterOfEdition } from '../editions/edition-chapter-store.ts'
import { getPublished } from '../library/find-published.ts'
import { assertHeard } from '../library/listener.ts'
import { assertMayHear, getWorkRow } from '../policy.ts'
import { chapterTable, metadataDocument, metadataTable, soundFile } from './store-documents.ts'
import type { WorkRow } from '../tables.ts'
import { sendZip } from './stream-zip.ts'

/**
 * Answers its owner with what everybody hears of a work, as stores take it in: a file for each chapter, the cover, and what it says of
 * itself as JSON and CSV. Throws `work_not_found`, `published_work_not_found` for one that nobody hears, and `work_not_bought`
 * to colleagues who hear its recordings nowhere else.
 */
export async function getStoreFiles(
  ctx: With<'storage'>,
  input: Input<typeof publishingEndpoints.getStoreFiles>,
): Promise<ByteAnswer> {
  const work = await getWorkRow(ctx, input)
  const { id } = work
  const published = await getPublished(ctx, { published_id: id })
  assertMayHear(ctx)
  const { edition, chapters, price } = published
  if (price !== undefined) await assertHearsAll(ctx, work, chapters)
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

/** Refuses colleagues what others pay for, unless it is theirs, or they hear all its recordings anyway. */
async function assertHearsAll(ctx: Context, work: WorkRow, chapters: readonly ChapterOfEdition[]): Promise<void> {
  const { userId, workspaceRole } = ctx.actor
  if (work.user_id === userId || workspaceRole === 'admin') return
  const ids = chapters.map(({ history_item_id: itemId }) => itemId)
  const heard = new Set((await findOwnItems(ctx, ids)).map((item) => item.id))
  assertHeard(ids.every((itemId) => heard.has(itemId)))
}
