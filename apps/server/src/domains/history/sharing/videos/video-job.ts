import { z } from 'zod'
import { defineJob } from '#jobs/define-job.ts'
import { renderVideo } from './render-video.ts'
import { tendVideos } from './forget-videos.ts'

export const videoJob = defineJob({
  name: 'sharing.make-video',
  kind: 'watched',
  mayBeStopped: true,
  payload: z.object({ videoId: z.string() }),
  attemptsMax: 2,
  run: (ctx, { videoId }, control) => renderVideo(ctx, videoId, control),
})

export const sharingJobs = [
  videoJob,
  defineJob({
    name: 'sharing.tend-videos',
    payload: z.object({}),
    attemptsMax: 3,
    cron: '17 4 * * *',
    run: (ctx) => tendVideos(ctx),
  }),
]
