import { defineEndpoint, Ok } from '../kit/index.ts'
import {
  IsolationFields,
  isolationLimits,
  IsolationPage,
  IsolationPath,
  IsolationQuery,
  StreamIsolationFields,
} from './schemas.ts'

const access = { scope: 'audio_isolation' } as const
const files = { audio: { maxCount: 1, maxBytes: isolationLimits.fileBytesMax, required: true } } as const
const errors = [
  'invalid_audio',
  'invalid_file_type',
  'audio_too_long',
  'audio_too_short',
  'insufficient_credits',
  'usage_limit_exceeded',
  'api_key_limit_exceeded',
  'storage_limit_reached',
  'concurrent_limit_exceeded',
  'request_too_large',
  'take_refused',
  'engine_failed',
] as const

export const isolationEndpoints = {
  convert: defineEndpoint({
    id: 'isolation.convert',
    method: 'POST',
    path: '/v1/audio-isolation',
    summary: 'Take everything but the voice out of a recording; the answer is the whole recording',
    access,
    multipart: { fields: IsolationFields, files },
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors,
  }),
  stream: defineEndpoint({
    id: 'isolation.stream',
    method: 'POST',
    path: '/v1/audio-isolation/stream',
    summary: 'Take everything but the voice out of a recording; audio is sent while it is made',
    access,
    multipart: { fields: StreamIsolationFields, files },
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors,
  }),
  list: defineEndpoint({
    id: 'isolation.list',
    method: 'GET',
    path: '/v1/audio-isolation/history',
    summary: 'List the recordings whose voice you isolated, newest first',
    access,
    query: IsolationQuery,
    success: { status: 200, schema: IsolationPage },
    errors: ['invalid_page_size'],
  }),
  getAudio: defineEndpoint({
    id: 'isolation.getAudio',
    method: 'GET',
    path: '/v1/audio-isolation/history/:history_item_id/audio',
    summary: 'Get an isolated recording again; ranges are answered',
    access,
    params: IsolationPath,
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: ['history_item_not_found'],
  }),
  getVideo: defineEndpoint({
    id: 'isolation.getVideo',
    method: 'GET',
    path: '/v1/audio-isolation/history/:history_item_id/video',
    summary: 'Get the video that a recording came in, with the isolated sound; ranges are answered',
    access,
    params: IsolationPath,
    success: { status: 200, bytes: ['video/mp4', 'video/webm', 'video/x-matroska'] },
    errors: ['history_item_not_found'],
  }),
  delete: defineEndpoint({
    id: 'isolation.delete',
    method: 'DELETE',
    path: '/v1/audio-isolation/history/:history_item_id',
    summary: 'Delete an isolated recording for good',
    access,
    params: IsolationPath,
    success: { status: 200, schema: Ok },
    errors: ['history_item_not_found'],
  }),
} as const
