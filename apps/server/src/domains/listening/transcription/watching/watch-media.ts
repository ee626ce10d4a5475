import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { harmlessHeaders } from '#kernel/formats/harmless-headers.ts'
import type { With } from '#ports/ports.ts'
import { findAnyTranscript } from '../keeping/transcript-store.ts'
import { opensMedia } from './media-key.ts'

/** Asked for again each time: one that was deleted is seen no more. */
const headers = { ...harmlessHeaders, 'cache-control': 'private, no-cache' }

/**
 * Answers whoever has a signed address with the recording of a transcript. Throws `transcript_not_found`, alike for what there
 * never was, for what was deleted and for a key that opens nothing any more.
 */
export async function watchMedia(
  ctx: With<'storage' | 'vault'>,
  { transcription_id: id, key }: Input<typeof transcriptionEndpoints.watchMedia>,
): Promise<ByteAnswer> {
  const row = opensMedia(ctx, id, key) ? await findAnyTranscript(ctx, id) : undefined
  if (!row || row.media_key === null) throw new AppError('transcript_not_found')
  const answer = sendStored(ctx.ports.storage, {
    key: row.media_key,
    contentType: row.media_type,
    sizeBytes: row.media_bytes,
    etag: row.id,
  })
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
