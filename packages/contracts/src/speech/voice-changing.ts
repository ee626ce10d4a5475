import { z } from 'zod'
import { defineEndpoint, recordingTypes } from '../kit/index.ts'
import { VoicePath, VoiceSettingsInput } from '../voices/index.ts'
import { StreamSpeechQuery, WholeSpeechQuery } from './schemas.ts'
import { generationErrors } from './generation-errors.ts'

/** What a recording may be that is to be said in another voice, and what that costs. */
export const voiceChangeLimits = {
  fileBytesMax: 50_000_000,
  durationMsMax: 300_000,
  /** By the second, rounded up. */
  creditsPerMinute: 1000,
} as const

/** Everything about a voice change but the recording itself, which is the file `audio`. */
export const VoiceChangeFields = z.object({
  model_id: z.string().max(64).default('eleven_english_sts_v2'),
  /** A form has no objects: these come as JSON. */
  voice_settings: VoiceSettingsInput.nullish(),
  seed: z.number().int().min(0).max(4_294_967_295).nullish(),
  remove_background_noise: z.boolean().default(false),
  /** `pcm_s16le_16`: bare 16-bit samples of one channel at 16 kHz, little endian. Everything else tells by itself. */
  file_format: z.enum(['pcm_s16le_16', 'other']).nullish(),
})
export type VoiceChangeFields = z.infer<typeof VoiceChangeFields>

const change = {
  method: 'POST',
  access: { scope: 'speech_to_speech' },
  params: VoicePath,
  multipart: {
    fields: VoiceChangeFields,
    files: { audio: { maxCount: 1, maxBytes: voiceChangeLimits.fileBytesMax, required: true } },
  },
  idempotent: true,
  errors: [
    ...generationErrors,
    'unsupported_model',
    'invalid_parameters',
    'invalid_audio',
    'invalid_file_type',
    'audio_too_long',
    'audio_too_short',
    'request_too_large',
  ],
} as const

export const voiceChanging = {
  changeVoice: defineEndpoint({
    ...change,
    id: 'speech.changeVoice',
    path: '/v1/speech-to-speech/:voice_id',
    summary: 'Say a recording again in another voice; the answer is the whole recording',
    query: WholeSpeechQuery,
    success: { status: 200, bytes: recordingTypes },
  }),
  streamVoiceChange: defineEndpoint({
    ...change,
    id: 'speech.streamVoiceChange',
    path: '/v1/speech-to-speech/:voice_id/stream',
    summary: 'Say a recording again in another voice; audio is sent while it is made',
    query: StreamSpeechQuery,
    success: { status: 200, bytes: recordingTypes },
  }),
} as const
