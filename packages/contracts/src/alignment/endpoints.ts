import { defineEndpoint } from '../kit/index.ts'
import { AlignmentFields, alignmentLimits, ForcedAlignment } from './schemas.ts'

export const alignmentEndpoints = {
  create: defineEndpoint({
    id: 'alignment.create',
    method: 'POST',
    path: '/v1/forced-alignment',
    summary: 'Say when each word and character of a text is said in a recording of it',
    access: { scope: 'forced_alignment' },
    multipart: {
      fields: AlignmentFields,
      files: { file: { maxCount: 1, maxBytes: alignmentLimits.fileBytesMax, required: true } },
      fieldBytes: 4 * alignmentLimits.textMax,
    },
    idempotent: true,
    success: { status: 200, schema: ForcedAlignment },
    errors: [
      'invalid_audio',
      'invalid_file_type',
      'audio_too_long',
      'audio_too_short',
      'voice_language_not_supported',
      'insufficient_credits',
      'api_key_limit_exceeded',
      'concurrent_limit_exceeded',
      'request_too_large',
      'engine_failed',
    ],
  }),
} as const
