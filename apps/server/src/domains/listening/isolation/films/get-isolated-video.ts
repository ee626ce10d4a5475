import type { isolationEndpoints } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import { sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findIsolation } from '../isolation-store.ts'

/** Answers with the video that one of the caller's recordings came in, with the isolated sound. Throws `history_item_not_found`. */
export async function getIsolatedVideo(
  ctx: With<'storage'>,
  { history_item_id: id }: Input<typeof isolationEndpoints.getVideo>,
): Promise<ByteAnswer> {
  const row = await findIsolation(ctx, id)
  if (!row) throw new AppError('history_item_not_found')
  if (row.film_key === null || row.film_type === null)
    throw new AppError('history_item_not_found', { message: 'There is no video of this recording.' })
  return sendStored(ctx.ports.storage, {
    key: row.film_key,
    contentType: row.film_type,
    sizeBytes: row.film_bytes,
    etag: `${row.id}-video`,
  })
}
