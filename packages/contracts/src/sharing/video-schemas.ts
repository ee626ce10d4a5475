import { z } from 'zod'
import { idOf } from '../kit/index.ts'
import { SharedItemPath } from './schemas.ts'

export const shareVideoThemes = ['color', 'light', 'dark'] as const
/** How large a video is: 1080×1080, 1080×1920, or 720×720, which is made soonest. */
export const shareVideoFormats = ['square', 'tall', 'preview'] as const
/** The longest recording that becomes a video, in seconds: what the networks take. */
export const shareVideoSecondsMax = 140
/** How long a request waits for its video before it is answered with the job that makes it, in seconds. */
export const shareVideoWaitMax = 20

/** How a video is to look. */
export const ShareVideoQuery = z.object({
  theme: z.enum(shareVideoThemes).default('color'),
  /** Leaves out what stands in square brackets. */
  strip_v3_tags: z.boolean().default(false),
  format: z.enum(shareVideoFormats).default('square'),
})
export type ShareVideoQuery = z.infer<typeof ShareVideoQuery>

export const GenerateVideoQuery = ShareVideoQuery.extend({
  wait_seconds: z.number().int().min(0).max(shareVideoWaitMax).default(shareVideoWaitMax),
})

/** A video that is there, or the job that makes it. */
export const GeneratedVideo = z.object({
  /** An address that works for a day; absent while the video is made. */
  video_url: z.string().optional(),
  job_id: z.string().optional(),
})
export type GeneratedVideo = z.infer<typeof GeneratedVideo>

export const ShareVideoJobPath = SharedItemPath.extend({ job_id: z.string().min(1).max(64) })
export const ShareVideoJob = z.object({
  job_id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'canceled']),
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  video_url: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type ShareVideoJob = z.infer<typeof ShareVideoJob>

export const ShareVideoPath = z.object({ video_id: idOf('shareVideo', z.string().max(200)) })
/** What opens a video, as its address carries it. */
export const ShareVideoFileQuery = z.object({
  key: z.string().max(200).default(''),
  download: z.enum(['1']).optional(),
})
