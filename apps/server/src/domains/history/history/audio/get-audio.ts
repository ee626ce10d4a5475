import type { HistoryItemId } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getItem } from '../get-item.ts'
import { sendStored } from './send-stored.ts'
import type { HistoryRow } from '../tables.ts'

/** Answers with a recording exactly as it was made; a player may ask for a range of it. */
export async function getAudio(
  ctx: With<'storage'>,
  input: { readonly history_item_id: HistoryItemId },
): Promise<ByteAnswer> {
  return answerStored(ctx, await getItem(ctx, input))
}

/** Answers with a recording as it is stored, under its own content type. */
export async function answerStored(ctx: With<'storage'>, item: HistoryRow): Promise<ByteAnswer> {
  const sizeBytes = await sizeOfRecording(ctx, item)
  const { id, storage_key: key, content_type: contentType } = item
  return sendStored(ctx.ports.storage, { key, contentType, sizeBytes, etag: id })
}

/** Throws `service_unavailable` when the storage does not have the recording of a row that we have. */
export async function sizeOfRecording(ctx: With<'storage'>, item: HistoryRow): Promise<number> {
  const sizeBytes = await ctx.ports.storage.size(item.storage_key)
  if (sizeBytes !== undefined) return sizeBytes
  throw new AppError('service_unavailable', { message: 'The recording cannot be read at the moment.' })
}
