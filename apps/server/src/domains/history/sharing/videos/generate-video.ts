import type { Input } from '@vireo/contracts/kit'
import type { sharingVideoEndpoints } from '@vireo/contracts/sharing'
import { countOpenJobs, enqueue, getJob } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { getOwnItem, type HistoryRow } from '#history'
import { assertMayShare } from '../links/assert-may-share.ts'
import { findLinkOf } from '../links/link-store.ts'
import type { VideoRow } from '../tables.ts'
import { captionOf, sceneOf } from './scene-of.ts'
import { videoSizes } from './video-sizes.ts'
import { addressOfVideo } from './video-address.ts'
import { videoJob } from './video-job.ts'
import { findVideo, holdVideo, listUnmadeJobs, lockVideosOf, restartVideo } from './video-store.ts'
import { waitForVideo } from './wait-for-video.ts'

/** Videos of a workspace that wait or are being made. */
const openMax = 10

export type Generated = { readonly address: string } | { readonly jobId: string }

/**
 * Makes a video of a recording, or answers the one that there is. Waits for it for a while, and otherwise answers with
 * the job that makes it.
 */
export async function generateVideo(
  ctx: With<'videos' | 'storage' | 'vault' | 'settings'>,
  {
    history_item_id: itemId,
    format,
    wait_seconds: seconds,
    ...look
  }: Input<typeof sharingVideoEndpoints.generateVideo>,
): Promise<Generated> {
  const item = await getOwnItem(ctx, { history_item_id: itemId })
  // Whoever has its address sees it, as with a link.
  await assertMayShare(ctx)
  if ((await findLinkOf(ctx, itemId))?.taken_down_at) throw new AppError('share_link_taken_down')
  const caption = await captionOf(ctx, item)
  // What cannot be drawn is said before anything is begun.
  await sceneOf(ctx, item, { look, size: videoSizes[format], caption })
  const video = await begin(ctx, beginning(ctx, item, { format, caption, ...look }))
  if (video.storage_key !== null) {
    if ((await ctx.ports.storage.size(video.storage_key)) !== undefined) return { address: addressOfVideo(ctx, video) }
    const again = await transaction(ctx, (ctx) => start(ctx, video, caption))
    return finish(ctx, again, seconds)
  }
  return finish(ctx, video, seconds)
}

/** Presents a video that is there, or the job that makes it. */
export function presentGenerated(generated: Generated) {
  return 'address' in generated ? { video_url: generated.address } : { job_id: generated.jobId }
}

function beginning(
  ctx: Context,
  item: HistoryRow,
  wish: Pick<VideoRow, 'theme' | 'format' | 'caption'> & { readonly strip_v3_tags: boolean },
): VideoRow {
  const { theme, format, caption, strip_v3_tags: strips } = wish
  return {
    id: ctx.newId('shareVideo'),
    workspace_id: ctx.workspaceId,
    history_item_id: item.id,
    recording_key: item.storage_key,
    theme,
    format,
    caption,
    strips_tags: strips,
    job_id: null,
    storage_key: null,
    size_bytes: null,
    asked_at: ctx.now(),
    created_at: ctx.now(),
  }
}

/** Finds the video, or the job that makes it, or begins one: two who ask at once get the same. */
function begin(ctx: Context, wanted: VideoRow): Promise<VideoRow> {
  return transaction(ctx, async (ctx) => {
    const video = await holdVideo(ctx, wanted)
    if (video.caption === wanted.caption && (video.storage_key !== null || (await isOpen(ctx, video.job_id))))
      return video
    const old = video.storage_key
    if (old !== null) await ctx.emit('sharing.videos-purged', { storageKeys: [old] })
    return start(ctx, video, wanted.caption)
  })
}

async function start(ctx: Parameters<typeof holdVideo>[0], video: VideoRow, caption: string): Promise<VideoRow> {
  await lockVideosOf(ctx)
  if ((await countOpenJobs(ctx, await listUnmadeJobs(ctx))) >= openMax)
    throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 60 })
  const jobId = await enqueue(ctx, videoJob, { videoId: video.id })
  await restartVideo(ctx, video.id, { jobId, caption })
  return { ...video, caption, job_id: jobId, storage_key: null }
}

async function isOpen(ctx: Context, jobId: string | null): Promise<boolean> {
  const state = jobId === null ? undefined : (await getJob(ctx, jobId))?.state
  return state === 'queued' || state === 'running'
}

async function finish(ctx: With<'vault' | 'settings'>, video: VideoRow, seconds: number): Promise<Generated> {
  const jobId = video.job_id ?? ''
  await waitForVideo(ctx, jobId, seconds)
  const made = await findVideo(ctx, video.id)
  if (!made) throw new AppError('history_item_not_found')
  return made.storage_key === null ? { jobId } : { address: addressOfVideo(ctx, made) }
}
