import type { HistoryRow } from '#history'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { findItem } from '../checks/measure-recording.ts'
import type { Cue, EditionRow } from '../tables.ts'
import { getUpload } from '../uploads/get-upload.ts'
import { uploadFormat } from '../uploads/upload-format.ts'
import { cuesOf } from './cues-of.ts'
import type { ChapterOfEdition } from './edition-chapter-store.ts'

/** What a chapter of an edition is made of: a file, and what is said in it. */
export type Source = Pick<HistoryRow, 'storage_key' | 'output_format'> & { readonly cues: readonly Cue[] }

/** Finds what a chapter is made of. Nobody knows the words of an upload. Throws `history_item_not_found` and `work_upload_not_found`. */
export async function findSource(
  ctx: Context,
  { work_id: workId }: EditionRow,
  { history_item_id: itemId, upload_id: uploadId }: ChapterOfEdition,
): Promise<Source> {
  if (uploadId !== null) {
    const { storage_key: storageKey } = await getUpload(ctx, { work_id: workId, upload_id: uploadId })
    return { storage_key: storageKey, output_format: uploadFormat.name, cues: [] }
  }
  invariant(itemId !== null, 'a chapter is a recording of the history or an upload')
  const item = await findItem(ctx, itemId)
  if (!item) throw new AppError('history_item_not_found')
  return { storage_key: item.storage_key, output_format: item.output_format, cues: cuesOf(item) }
}
