import { defineEndpoint, recordingTypes } from '../kit/index.ts'
import { LibraryPath, LibraryQuery, SharedSounds } from './library.ts'
import { SoundEffectBody, SoundEffectQuery } from './schemas.ts'

export const soundEffectsEndpoints = {
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
  listLibrary: defineEndpoint({
    id: 'soundEffects.listLibrary',
    method: 'GET',
    path: '/v1/shared-sound-generations',
    summary: 'Find sounds of the library, by words and by category',
    access: { scope: 'sound_generation' },
    query: LibraryQuery,
    success: { status: 200, schema: SharedSounds },
    errors: [],
  }),
  hearLibrary: defineEndpoint({
    id: 'soundEffects.hearLibrary',
    method: 'GET',
    path: '/v1/shared-sound-generations/:generation_id/preview',
    summary: 'Hear a sound of the library; the first listener has it made',
    access: 'public',
    params: LibraryPath,
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: ['sound_not_found', 'engine_failed'],
  }),
} as const
