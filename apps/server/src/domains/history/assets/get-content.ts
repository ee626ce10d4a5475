import type { assetsEndpoints } from '@vireo/contracts/assets'
import type { Input } from '@vireo/contracts/kit'
import { attachment, sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { harmlessHeaders } from '#kernel/formats/harmless-headers.ts'
import type { With } from '#ports/ports.ts'
import { findAnyAsset } from './asset-store.ts'
import { opensContent } from './content-address.ts'

const headers = { ...harmlessHeaders, 'cache-control': 'private, max-age=3600' }

/**
 * Answers whoever has a signed address with the content of an asset. Throws `asset_not_found`, alike for what there never was,
 * for what was deleted and for a key that opens nothing any more.
 */
export async function getContent(
  ctx: With<'storage' | 'vault'>,
  { asset_id: id, key }: Input<typeof assetsEndpoints.getContent>,
): Promise<ByteAnswer> {
  const row = opensContent(ctx, id, key) ? await findAnyAsset(ctx, id) : undefined
  if (!row) throw new AppError('asset_not_found')
  const answer = sendStored(ctx.ports.storage, {
    key: row.storage_key,
    contentType: row.mime_type,
    sizeBytes: row.size_bytes,
    etag: row.id,
  })
  return { ...answer, headers: { ...answer.headers, ...headers, 'content-disposition': attachment(row.name) } }
}
