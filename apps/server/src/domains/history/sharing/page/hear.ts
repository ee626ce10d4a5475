import type { Input } from '@vireo/contracts/kit'
import type { sharingEndpoints } from '@vireo/contracts/sharing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { attachment, sendStored } from '#history'
import { countVisit } from './count-visit.ts'
import { findVisited } from './find-visited.ts'
import { opensWith } from './unlock-key.ts'

/** Answers with the recording of a link, whole or in parts, for as long as the link opens. */
export async function hear(
  ctx: With<'storage' | 'vault'>,
  { share_token: token, key, download }: Input<typeof sharingEndpoints.hear>,
): Promise<ByteAnswer> {
  // The page has no origin of its own, and is to learn that a link ended; other sites may play what is public anyway.
  ctx.client.tell('access-control-allow-origin', '*')
  const { link, item } = await findVisited(ctx, token)
  if (!opensWith(ctx, link, key) || (download !== undefined && !link.may_download))
    throw new AppError('share_link_not_found')
  const { storage_key, size_bytes: sizeBytes, content_type: contentType } = item
  const answer = sendStored(ctx.ports.storage, { key: storage_key, contentType, sizeBytes, etag: item.id })
  const { range } = answer
  return {
    ...answer,
    // A play is what sends the beginning, and more than a look at whether parts are answered.
    send(sink, signal) {
      countVisit(ctx, link.id, 'plays')
      return answer.send(sink, signal)
    },
    ...(range && {
      range(part) {
        if (part.start === 0 && part.end > 2) countVisit(ctx, link.id, 'plays')
        return range(part)
      },
    }),
    headers: {
      ...answer.headers,
      // Asked for again each time: a link that ended is heard no more.
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
      ...(download !== undefined && { 'content-disposition': attachment(`recording.${extensionOf(contentType)}`) }),
    },
  }
}

function extensionOf(contentType: string): string {
  if (contentType.includes('mpeg')) return 'mp3'
  return contentType.includes('wav') ? 'wav' : 'audio'
}
