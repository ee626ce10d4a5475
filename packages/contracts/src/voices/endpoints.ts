import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { ownVoices } from './own-voices.ts'
import { collectionEndpoints } from './collections.ts'
import { voicePictures } from './pictures.ts'
import { Voice, VoicePage, VoicePath, VoiceSearch, VoiceSettings, VoiceSettingsInput } from './schemas.ts'

const read = { scope: 'voices_read' } as const

export const voicesEndpoints = {
  ...ownVoices,
  ...collectionEndpoints,
  ...voicePictures,
  list: defineEndpoint({
    id: 'voices.list',
    method: 'GET',
    path: '/v1/voices',
    summary: 'List every voice you can speak with',
    access: read,
    query: z.object({ show_legacy: z.boolean().nullish() }),
    success: { status: 200, schema: z.object({ voices: z.array(Voice) }) },
    errors: [],
    deprecated: true,
  }),
  search: defineEndpoint({
    id: 'voices.search',
    method: 'GET',
    path: '/v2/voices',
    summary: 'Search your voices page by page',
    access: read,
    query: VoiceSearch,
    success: { status: 200, schema: VoicePage },
    errors: ['invalid_cursor', 'invalid_page_size'],
  }),
  getDefaultSettings: defineEndpoint({
    id: 'voices.getDefaultSettings',
    method: 'GET',
    path: '/v1/voices/settings/default',
    summary: 'Get the settings a voice starts with',
    access: 'public',
    success: { status: 200, schema: VoiceSettings },
    errors: [],
  }),
  get: defineEndpoint({
    id: 'voices.get',
    method: 'GET',
    path: '/v1/voices/:voice_id',
    summary: 'Get a voice',
    access: read,
    params: VoicePath,
    query: z.object({ with_settings: z.boolean().default(true) }),
    success: { status: 200, schema: Voice },
    errors: ['voice_not_found'],
  }),
  getSettings: defineEndpoint({
    id: 'voices.getSettings',
    method: 'GET',
    path: '/v1/voices/:voice_id/settings',
    summary: 'Get the settings of a voice',
    access: read,
    params: VoicePath,
    success: { status: 200, schema: VoiceSettings },
    errors: ['voice_not_found'],
  }),
  editSettings: defineEndpoint({
    id: 'voices.editSettings',
    method: 'POST',
    path: '/v1/voices/:voice_id/settings/edit',
    summary: 'Change the settings of a voice for your workspace',
    access: { scope: 'voices_write' },
    params: VoicePath,
    body: VoiceSettingsInput,
    success: { status: 200, schema: Ok },
    errors: ['voice_not_found', 'invalid_voice_settings'],
  }),
  preview: defineEndpoint({
    id: 'voices.preview',
    method: 'GET',
    path: '/v1/voices/:voice_id/preview',
    summary: 'Hear a short sample of a voice; of one that people made with the key in its address',
    access: 'public',
    servesContent: true,
    params: VoicePath,
    query: z.object({ key: z.string().max(100).nullish() }),
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: ['voice_not_found', 'engine_failed', 'engine_outside_forbidden', 'feature_not_available'],
  }),
} as const
