import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { findHeard } from './find-heard.ts'
import { houseKey, keepHouseSound, type Making } from './house/make-house-sound.ts'
import { edition } from './house/stock-library.ts'
import { itemOf } from './published/item-of.ts'
import { keepPreview, previewKey } from './published/keep-preview.ts'
import type { SeenSound } from './store/tables.ts'

type Reading = Making & With<'manifests' | 'media'>

/**
 * Lets anybody hear a sound of the library. One of the house is made for the first listener, and kept for all others. Throws
 * `sound_not_found`.
 */
export async function hearLibrarySound(
  ctx: Reading,
  { generation_id: id }: Input<typeof soundEffectsEndpoints.hearLibrary>,
): Promise<ByteAnswer> {
  const sound = await findHeard(ctx, id)
  return sound.workspace_id === null ? hearHouse(ctx, sound) : hearPublished(ctx, sound)
}

async function hearHouse(ctx: Reading, { id }: SeenSound): Promise<ByteAnswer> {
  const [key, sizeBytes] = [houseKey(id), await keepHouseSound(ctx, id)]
  const stored = { key, contentType: 'audio/mpeg', sizeBytes, etag: `${edition}-${id}` }
  return keptFor('public, max-age=86400', sendStored(ctx.ports.storage, stored))
}

async function hearPublished(ctx: Reading, sound: SeenSound): Promise<ByteAnswer> {
  const { preview_type: contentType } = sound
  const item = await itemOf(ctx, sound)
  const stored =
    item.content_type === contentType
      ? { key: item.storage_key, contentType, sizeBytes: item.size_bytes }
      : { key: previewKey(sound.id), contentType, sizeBytes: await keepPreview(ctx, sound) }
  // What is taken back is not heard again from anybody's cache.
  return keptFor('no-cache', sendStored(ctx.ports.storage, { ...stored, etag: sound.id }))
}

/** Says how long caches may keep an answer. */
function keptFor(cacheControl: string, answer: ByteAnswer): ByteAnswer {
  return { ...answer, headers: { ...answer.headers, 'cache-control': cacheControl } }
}
