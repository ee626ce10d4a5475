import type { Input } from '@vireo/contracts/kit'
import type { sharingVideoEndpoints, ShareVideoQuery } from '@vireo/contracts/sharing'
import { VideoError } from '@vireo/engines'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getOwnItem } from '#history'
import { captionOf, sceneOf } from './scene-of.ts'

const sizes: Readonly<Record<ShareVideoQuery['format'], { readonly width: number; readonly height: number }>> = {
  square: { width: 720, height: 720 },
  tall: { width: 720, height: 1280 },
  preview: { width: 720, height: 720 },
}
/** Late enough that a word is heard and others are not. */
const shownMs = 1500

/** Draws one picture of how a recording looks as a video. */
export async function previewVideo(
  ctx: With<'videos'>,
  { history_item_id: itemId, format, ...look }: Input<typeof sharingVideoEndpoints.previewVideo>,
): Promise<ByteAnswer> {
  const item = await getOwnItem(ctx, { history_item_id: itemId })
  const scene = await sceneOf(ctx, item, { look, size: sizes[format], caption: await captionOf(ctx, item) })
  const atMs = Math.min(shownMs, scene.durationMs / 3)
  const png = await ctx.ports.videos.picture(scene, { atMs, share: ctx.workspaceId }).catch((error: unknown) => {
    if (error instanceof VideoError && error.kind === 'crowded')
      throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 5 })
    throw error
  })
  return {
    contentType: 'image/png',
    sizeBytes: png.length,
    headers: { 'cache-control': 'no-store' },
    send: async (sink) => void sink.write(png),
  }
}
