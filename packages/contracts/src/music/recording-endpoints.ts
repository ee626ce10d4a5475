import { defineEndpoint, recordingTypes } from '../kit/index.ts'
import { musicLimits as limits } from './limits.ts'
import { FilmMusicFields, MusicUpload, SeparationFields, UploadFields } from './recordings.ts'
import { SeparationQuery, WholeMusicQuery } from './schemas.ts'

const access = { scope: 'music_generation' } as const
const file = { maxCount: 1, maxBytes: limits.fileBytesMax, required: true } as const
const receiving = [
  'invalid_audio',
  'invalid_file_type',
  'audio_too_long',
  'request_too_large',
  'engine_not_installed',
  'engine_outside_forbidden',
  'concurrent_limit_exceeded',
  'engine_failed',
] as const

/** What is made of recordings and videos that somebody brings. */
export const recordingEndpoints = {
  upload: defineEndpoint({
    id: 'music.upload',
    method: 'POST',
    path: '/v1/music/upload',
    summary:
      'Bring a recording of music as a song of yours, and learn its tempo, key and sections; only words are charged',
    access,
    multipart: { fields: UploadFields, files: { file }, fieldBytes: 16 * 1024 },
    success: { status: 200, schema: MusicUpload },
    errors: [
      ...receiving,
      'audio_too_short',
      'storage_limit_reached',
      'insufficient_credits',
      'usage_limit_exceeded',
      'api_key_limit_exceeded',
    ],
  }),
  separateStems: defineEndpoint({
    id: 'music.separateStems',
    method: 'POST',
    path: '/v1/music/stem-separation',
    summary: 'Take a recording of music apart; songs that were made here come apart exactly, others need an engine',
    access,
    query: SeparationQuery,
    multipart: { fields: SeparationFields, files: { file } },
    success: { status: 200, bytes: ['application/zip'] },
    errors: [
      ...receiving,
      'invalid_output_format',
      'feature_not_available',
      'insufficient_credits',
      'usage_limit_exceeded',
      'api_key_limit_exceeded',
    ],
  }),
  videoToMusic: defineEndpoint({
    id: 'music.videoToMusic',
    method: 'POST',
    path: '/v1/music/video-to-music',
    summary: 'Compose music for videos, one after the other: as long as they are, with sections at their cuts',
    access,
    query: WholeMusicQuery,
    multipart: {
      fields: FilmMusicFields,
      files: { videos: { maxCount: limits.filmsMax, maxBytes: limits.fileBytesMax, required: true } },
      fieldBytes: 32 * 1024,
    },
    success: { status: 200, bytes: recordingTypes },
    errors: [
      'invalid_parameters',
      'invalid_text',
      'invalid_video',
      'videos_too_short',
      'videos_too_long',
      'invalid_output_format',
      'feature_not_available',
      'engine_not_installed',
      'insufficient_credits',
      'usage_limit_exceeded',
      'api_key_limit_exceeded',
      'storage_limit_reached',
      'request_too_large',
      'take_refused',
      'concurrent_limit_exceeded',
      'engine_failed',
    ],
  }),
} as const
