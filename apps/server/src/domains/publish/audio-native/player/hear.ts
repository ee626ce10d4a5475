import type { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { sendStored } from '#history'
import { getPublished } from './find-player.ts'

/** As all of it is made. */
const contentType = 'audio/mpeg'

/** Answers with the recording of what is published, whole or in parts. */
export async function hear(ctx: With<'storage'>, input: Input<typeof audioNativeEndpoints.hear>): Promise<ByteAnswer> {
  // The player has no origin of its own; what is published anybody may hear.
  ctx.client.tell('access-control-allow-origin', '*')
  const { recording } = await getPublished(ctx, input)
  const { id, storage_key: key, size_bytes: sizeBytes } = recording
  const answer = sendStored(ctx.ports.storage, { key, contentType, sizeBytes, etag: id })
  return {
    ...answer,
    headers: {
      ...answer.headers,
      // Asked for again each time: what was taken back is heard no more.
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    },
  }
}
