import type { Input } from '@vireo/contracts/kit'
import type { sharingVideoEndpoints } from '@vireo/contracts/sharing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { system } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { attachment, findRecording, sendStored } from '#history'
import { findLinkOf } from '../links/link-store.ts'
import { opensVideo } from './video-address.ts'
import { findVideo } from './video-store.ts'

/**
 * Answers with a video, whole or in parts, whose address was signed. Throws `video_not_found`, alike for what there never
 * was and for what has ended, was deleted or taken down.
 */
export async function watchVideo(
  ctx: With<'storage' | 'vault'>,
  { video_id: id, key, download }: Input<typeof sharingVideoEndpoints.watchVideo>,
): Promise<ByteAnswer> {
  const video = await findVideo(ctx, id)
  if (!video?.storage_key || !opensVideo(ctx, video, key)) throw new AppError('video_not_found')
  const inside = { ...ctx, actor: system, workspaceId: video.workspace_id }
  const sizeBytes = await ctx.ports.storage.size(video.storage_key)
  if (sizeBytes === undefined || !(await findRecording(inside, video.history_item_id)))
    throw new AppError('video_not_found')
  // What whoever runs the instance took out of public view is not seen by another way.
  if ((await findLinkOf(inside, video.history_item_id))?.taken_down_at) throw new AppError('video_not_found')
  const stored = { key: video.storage_key, contentType: 'video/mp4', sizeBytes, etag: id }
  const answer = sendStored(ctx.ports.storage, stored)
  return {
    ...answer,
    headers: {
      ...answer.headers,
      // Asked for again each time: one whose recording was deleted is seen no more.
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      ...(download !== undefined && { 'content-disposition': attachment('video.mp4') }),
    },
  }
}
