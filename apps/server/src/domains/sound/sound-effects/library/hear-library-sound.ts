import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { findHeard } from './find-heard.ts'
import { houseKey, keepHouseSound, type Making } from './house/make-house-sound.ts'
import { edition } from './house/stock-library.ts'
import { itemOf } from './published/item-of.ts'
import { keepPreview, previewKey } from './published/keep-preview.ts'
import type { SeenSound } from './store/tables.ts'

type Reading = Making & With<'manifests' | 'media'>

/** Browsers play these as they are. */
const played = ['audio/mpeg', 'audio/wav']

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
  const { storage } = ctx.ports
  const [key, sizeBytes] = [houseKey(id), await keepHouseSound(ctx, id)]
  return {
    contentType: 'audio/mpeg',
    sizeBytes,
    headers: { etag: `"${edition}-${id}"`, 'cache-control': 'public, max-age=86400' },
    range: (range) => storage.read(key, range),
    send: (sink) => pour(storage.read(key), sink),
  }
}

async function hearPublished(ctx: Reading, sound: SeenSound): Promise<ByteAnswer> {
  const { storage } = ctx.ports
  const item = await itemOf(ctx, sound)
  // What is taken back is not heard again from anybody's cache.
  const headers = { etag: `"${sound.id}"`, 'cache-control': 'no-cache' }
  if (played.includes(item.content_type)) {
    const { storage_key: key, size_bytes: sizeBytes, content_type: contentType } = item
    const range: ByteAnswer['range'] = (part) => storage.read(key, part)
    return { contentType, sizeBytes, headers, range, send: (sink) => pour(storage.read(key), sink) }
  }
  const [key, sizeBytes] = [previewKey(sound.id), await keepPreview(ctx, sound)]
  const range: ByteAnswer['range'] = (part) => storage.read(key, part)
  return { contentType: 'audio/mpeg', sizeBytes, headers, range, send: (sink) => pour(storage.read(key), sink) }
}
