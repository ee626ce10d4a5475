import type { ShareVideoJob } from '@vireo/contracts/sharing'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type AskedJob, findVideoJob } from './find-video-job.ts'
import { addressOfVideo } from './video-address.ts'

/** Tells how far the video of a recording is. Throws `video_job_not_found`. */
export async function getVideoJob(ctx: With<'vault' | 'settings'>, asked: AskedJob): Promise<ShareVideoJob> {
  const { job, video } = await findVideoJob(ctx, asked)
  const isMade = job.state === 'done' && video.storage_key !== null
  return {
    job_id: job.id,
    state: job.state,
    progress: job.progress,
    video_url: isMade ? addressOfVideo(ctx, video) : null,
    error: job.state === 'failed' ? failure() : null,
  }
}

function failure(): ShareVideoJob['error'] {
  const { code, message } = new AppError('video_failed')
  return { code, message }
}
