import { defineEndpoint, Ok } from '../kit/index.ts'
import { SharedItemPath } from './schemas.ts'
import {
  GeneratedVideo,
  GenerateVideoQuery,
  ShareVideoFileQuery,
  ShareVideoJob,
  ShareVideoJobPath,
  ShareVideoPath,
  ShareVideoQuery,
} from './video-schemas.ts'

/** A video is seen by whoever has its address, so the rules of public links are its rules. */
const sharing = ['email_not_verified', 'public_links_forbidden', 'share_link_taken_down'] as const
const drawing = ['history_item_not_found', 'video_too_long', 'video_letters_missing', 'rate_limit_exceeded'] as const

export const sharingVideoEndpoints = {
  previewVideo: defineEndpoint({
    id: 'sharing.previewVideo',
    method: 'POST',
    path: '/v1/history/:history_item_id/video-preview',
    summary: 'See one picture of how a recording looks as a video',
    access: { scope: 'speech_history_read' },
    params: SharedItemPath,
    query: ShareVideoQuery,
    success: { status: 200, bytes: ['image/png'] },
    errors: drawing,
  }),
  generateVideo: defineEndpoint({
    id: 'sharing.generateVideo',
    method: 'POST',
    path: '/v1/history/:history_item_id/generate-video',
    summary: 'Make a video of a recording; what takes longer is answered with the job that makes it',
    access: { scope: 'speech_history_write' },
    params: SharedItemPath,
    query: GenerateVideoQuery,
    success: { status: 200, schema: GeneratedVideo, unfinished: 202 },
    errors: [...drawing, ...sharing, 'video_failed', 'video_canceled'],
  }),
  getVideoJob: defineEndpoint({
    id: 'sharing.getVideoJob',
    method: 'GET',
    path: '/v1/history/:history_item_id/generate-video/:job_id',
    summary: 'How far a video of a recording is',
    access: { scope: 'speech_history_read' },
    params: ShareVideoJobPath,
    success: { status: 200, schema: ShareVideoJob },
    errors: ['history_item_not_found', 'video_job_not_found'],
  }),
  cancelVideo: defineEndpoint({
    id: 'sharing.cancelVideo',
    method: 'DELETE',
    path: '/v1/history/:history_item_id/generate-video/:job_id',
    summary: 'Stop making a video',
    access: { scope: 'speech_history_write' },
    params: ShareVideoJobPath,
    success: { status: 200, schema: Ok },
    errors: ['history_item_not_found', 'video_job_not_found'],
  }),
  watchVideo: defineEndpoint({
    id: 'sharing.watchVideo',
    method: 'GET',
    path: '/share-video/:video_id',
    summary: 'A video at its signed address; ranges are answered',
    access: 'public',
    servesContent: true,
    params: ShareVideoPath,
    query: ShareVideoFileQuery,
    success: { status: 200, bytes: ['video/mp4'] },
    errors: ['video_not_found'],
  }),
} as const
