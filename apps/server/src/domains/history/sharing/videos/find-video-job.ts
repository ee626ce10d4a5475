import type { Input } from '@vireo/contracts/kit'
import type { sharingVideoEndpoints } from '@vireo/contracts/sharing'
import { getJob } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getOwnItem } from '#history'
import { findVideoOfJob } from './video-store.ts'

export type AskedJob = Input<typeof sharingVideoEndpoints.getVideoJob>

/** Finds the job that makes a video of a recording that the caller may see. Throws `video_job_not_found`. */
export async function findVideoJob(ctx: Context, { history_item_id: itemId, job_id: jobId }: AskedJob) {
  await getOwnItem(ctx, { history_item_id: itemId })
  const video = await findVideoOfJob(ctx, itemId, jobId)
  const job = video && (await getJob(ctx, jobId))
  if (!job) throw new AppError('video_job_not_found')
  return { video, job }
}
