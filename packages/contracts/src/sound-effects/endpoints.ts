import { starEndpoints } from './stars.ts'
import { defineEndpoint, recordingTypes } from '../kit/index.ts'
import { soundLibraryEndpoints } from './library-endpoints.ts'
import { SoundEffectBody, SoundEffectQuery } from './schemas.ts'

export const soundEffectsEndpoints = {
  ...starEndpoints,
  generate: defineEndpoint({
    id: 'soundEffects.generate',
    method: 'POST',
    path: '/v1/sound-generation',
    summary: 'Make a sound effect of words; the answer is the whole sound',
    access: { scope: 'sound_generation' },
    query: SoundEffectQuery,
    body: SoundEffectBody,
    success: { status: 200, bytes: recordingTypes },
    errors: [
      'empty_text',
      'invalid_text',
      'text_too_long',
      'bad_prompt',
      'invalid_output_format',
      'feature_not_available',
      'insufficient_credits',
      'usage_limit_exceeded',
      'api_key_limit_exceeded',
      'storage_limit_reached',
      'concurrent_limit_exceeded',
      'engine_failed',
    ],
    idempotent: true,
  }),
  ...soundLibraryEndpoints,
} as const
