import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { isSameKey } from '../previews/preview-url.ts'
import { pictureFile } from './picture-file.ts'
import { findPicture } from './picture-store.ts'
import { pictureKeyOf } from './picture-url.ts'

/**
 * Shows the picture of a voice to whoever has its address. A voice without one, a missing key and that of an earlier picture
 * are the same to a stranger: `voice_not_found`.
 */
export async function getPicture(
  ctx: With<'storage' | 'vault' | 'settings'>,
  { voice_id: voiceId, key: given }: Input<typeof voicesEndpoints.getPicture>,
): Promise<ByteAnswer> {
  const { storage, settings } = ctx.ports
  const { publicUrl, contentUrl } = settings
  const found = await findPicture(ctx, voiceId)
  const isMeant = found && isSameKey(given ?? '', pictureKeyOf(ctx, { voiceId, picture: found.picture }))
  const key = isMeant ? pictureFile(found.workspace_id, voiceId, found.picture) : undefined
  const sizeBytes = key === undefined ? undefined : await storage.size(key)
  if (!found || !key || sizeBytes === undefined) throw new AppError('voice_not_found', { param: 'voice_id' })
  return {
    contentType: 'image/webp',
    sizeBytes,
    headers: {
      etag: `"${found.picture}"`,
      // Another picture has another address.
      'cache-control': 'private, max-age=604800, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      // Where contents have an origin of their own, that of the product is another site.
      'cross-origin-resource-policy': contentUrl === publicUrl ? 'same-site' : 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
    send: (sink) => pour(storage.read(key), sink),
  }
}
