import type { isolationEndpoints } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import { sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findIsolation } from './isolation-store.ts'

/** Answers with one of the caller's recordings. Throws `history_item_not_found`. */
export async function getIsolatedAudio(
  ctx: With<'storage'>,
  { history_item_id: id }: Input<typeof isolationEndpoints.getAudio>,
): Promise<ByteAnswer> {
  const row = await findIsolation(ctx, id)
  if (!row) throw new AppError('history_item_not_found')
  return sendStored(ctx.ports.storage, {
    key: row.storage_key,
    contentType: 'audio/mpeg',
    sizeBytes: row.size_bytes,
    etag: row.id,
  })
}
