import { sendStored } from '#history'
import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getWorkRow } from '../policy.ts'
import { getUpload } from './get-upload.ts'

/** Answers those who see a work with what was uploaded to it, whole or in parts. */
export async function getUploadSound(
  ctx: With<'storage'>,
  input: Input<typeof publishingEndpoints.getUploadSound>,
): Promise<ByteAnswer> {
  await getWorkRow(ctx, input)
  const { id: etag, storage_key: key, size_bytes: sizeBytes } = await getUpload(ctx, input)
  const answer = sendStored(ctx.ports.storage, { key, contentType: 'audio/mpeg', sizeBytes, etag })
  return {
    ...answer,
    headers: { ...answer.headers, 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' },
  }
}
