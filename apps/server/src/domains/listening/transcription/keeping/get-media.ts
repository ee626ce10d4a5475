import { sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getTranscript, type Named } from './transcript-as.ts'

/** Answers with the recording of a transcript that the caller sees. Throws `transcript_not_found`, `recording_not_kept`. */
export async function getMedia(ctx: With<'storage'>, named: Named): Promise<ByteAnswer> {
  const { id, media_key: key, media_type: contentType, media_bytes: sizeBytes } = await getTranscript(ctx, named)
  if (key === null) throw new AppError('recording_not_kept')
  const answer = sendStored(ctx.ports.storage, { key, contentType, sizeBytes, etag: id })
  const headers = { 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' }
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
