import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { attachment, sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { harmlessHeaders } from '#kernel/formats/harmless-headers.ts'
import type { With } from '#ports/ports.ts'
import { findFile } from '../deliveries/file-store.ts'
import { findTestRecording } from '../tests/test-store.ts'
import { opensFile } from './file-address.ts'
import { findMedia } from './media-store.ts'

const headers = { ...harmlessHeaders, 'cache-control': 'private, max-age=3600' }

/**
 * Answers whoever has a signed address with a recording of an order or of a test, or a file that was delivered. Throws `production_file_not_found`,
 * alike for what there never was and for a key that opens nothing any more.
 */
export async function getFile(
  ctx: With<'storage' | 'vault'>,
  { production_file: id, key }: Input<typeof productionsEndpoints.getFile>,
): Promise<ByteAnswer> {
  const row = opensFile(ctx, id, key)
    ? ((await findMedia(ctx, id)) ?? (await findFile(ctx, id)) ?? (await findTestRecording(ctx, id)))
    : undefined
  if (!row) throw new AppError('production_file_not_found')
  const { storage_key, content_type: contentType, size_bytes: sizeBytes, name } = row
  const answer = sendStored(ctx.ports.storage, { key: storage_key, contentType, sizeBytes, etag: id })
  return { ...answer, headers: { ...answer.headers, ...headers, 'content-disposition': attachment(name) } }
}
