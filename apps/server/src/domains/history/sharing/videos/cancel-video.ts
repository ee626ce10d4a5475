import { cancelJob } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { type AskedJob, findVideoJob } from './find-video-job.ts'

/** Stops making a video; one that is made stays. Throws `video_job_not_found`. */
export async function cancelVideo(ctx: Context, asked: AskedJob): Promise<void> {
  const { job } = await findVideoJob(ctx, asked)
  await cancelJob(ctx, job.id)
}
