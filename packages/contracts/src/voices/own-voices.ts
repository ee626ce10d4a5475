import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { VoiceSample } from './own-voice-parts.ts'
import { VoicePath } from './schemas.ts'

/** What a voice may be called and said to be. */
export const voiceTextLimits = { nameMax: 100, descriptionMax: 500, labelsMax: 20, labelMax: 60 } as const

export const VoiceName = z.string().trim().min(1, 'Give the voice a name.').max(voiceTextLimits.nameMax)
export const VoiceDescription = z.string().trim().max(voiceTextLimits.descriptionMax)
const labelText = z.string().trim().min(1).max(voiceTextLimits.labelMax)
export const VoiceLabels = z
  .record(labelText, labelText)
  .refine((labels) => Object.keys(labels).length <= voiceTextLimits.labelsMax, {
    error: `A voice has at most ${voiceTextLimits.labelsMax} labels.`,
  })

/** What labels say of most voices; others may be written. */
export const voiceLabelValues = {
  gender: ['female', 'male', 'neutral'],
  age: ['young', 'middle_aged', 'old'],
  use_case: [
    'conversational',
    'narrative_story',
    'characters',
    'social_media',
    'entertainment_tv',
    'informative_educational',
    'advertisement',
    'news',
  ],
} as const

/** Sound and film that a sample may be, as it is handed out again. */
export const sampleTypes = [
  'audio/aac',
  'audio/aiff',
  'audio/flac',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/opus',
  'audio/wav',
  'audio/webm',
  'video/mp4',
  'video/mpeg',
  'video/quicktime',
  'video/webm',
  'application/octet-stream',
] as const

export const SamplePath = VoicePath.extend({ sample_id: z.string().min(1).max(64) })

/** What comes with the end of a voice. */
export const VoiceDeletion = z.object({
  voice_id: z.string(),
  name: z.string(),
  /** Recordings that were handed in, which are deleted. */
  samples: z.number().int(),
  sample_bytes: z.number().int(),
  /** What was spoken with it stays in the history. */
  history_items: z.number().int(),
  /** Members, groups and machines beside its owner who will no longer find it. */
  shares: z.number().int(),
  /** Copies in this instance that were made of it. */
  copies: z.number().int(),
})
export type VoiceDeletion = z.infer<typeof VoiceDeletion>

/** An accent that some voice has. */
export const VoiceAccent = z.object({
  accent: z.string(),
  /** BCP 47 primary language. */
  language: z.string(),
  /** BCP 47 tag of the accent, or of its language. */
  code: z.string(),
  name: z.string(),
})
export type VoiceAccent = z.infer<typeof VoiceAccent>

const read = { scope: 'voices_read' } as const
const write = { scope: 'voices_write' } as const
const sampleBytesMax = 50 * 1024 * 1024

export const ownVoices = {
  listAccents: defineEndpoint({
    id: 'voices.listAccents',
    method: 'GET',
    path: '/v1/voices/accents',
    summary: 'List the accents of the voices you can speak with',
    access: read,
    query: z.object({ language: z.string().max(20).nullish(), model_id: z.string().max(64).nullish() }),
    success: { status: 200, schema: z.object({ accents: z.array(VoiceAccent) }) },
    errors: [],
  }),
  edit: defineEndpoint({
    id: 'voices.edit',
    method: 'POST',
    path: '/v1/voices/:voice_id/edit',
    summary: 'Change the name, description, labels or samples of a voice of yours',
    access: write,
    params: VoicePath,
    multipart: {
      fields: z.object({
        name: VoiceName,
        description: VoiceDescription.nullish(),
        /** A form has no objects: these come as JSON. They take the place of the labels before. */
        labels: VoiceLabels.nullish(),
        /** Of the files sent; without any, of the samples that an instant clone has, which is matched anew. */
        remove_background_noise: z.boolean().default(false),
        /** Refuses a name, description or labels with words that the operator of the instance does not allow. */
        moderate_metadata: z.boolean().default(false),
      }),
      files: { files: { maxCount: 25, maxBytes: sampleBytesMax } },
    },
    maxBodyBytes: 25 * sampleBytesMax,
    success: { status: 200, schema: Ok },
    errors: [
      'voice_not_found',
      'forbidden',
      'voice_add_edit_limit_reached',
      'invalid_parameters',
      'invalid_text',
      'no_usable_samples',
      'voice_samples_changed',
      'voice_already_published',
      'voice_language_not_supported',
      'engine_failed',
    ],
  }),
  getDeletion: defineEndpoint({
    id: 'voices.getDeletion',
    method: 'GET',
    path: '/v1/voices/:voice_id/deletion',
    summary: 'What would come with deleting a voice of yours',
    access: read,
    params: VoicePath,
    success: { status: 200, schema: VoiceDeletion },
    errors: ['voice_not_found', 'forbidden'],
  }),
  delete: defineEndpoint({
    id: 'voices.delete',
    method: 'DELETE',
    path: '/v1/voices/:voice_id',
    summary: 'Delete a voice of yours with its samples; what was spoken with it stays',
    access: write,
    params: VoicePath,
    success: { status: 200, schema: Ok },
    errors: ['voice_not_found', 'forbidden'],
  }),
  listSamples: defineEndpoint({
    id: 'voices.listSamples',
    method: 'GET',
    path: '/v1/voices/:voice_id/samples',
    summary: 'List the samples of a voice of yours',
    access: read,
    params: VoicePath,
    success: { status: 200, schema: z.object({ samples: z.array(VoiceSample) }) },
    errors: ['voice_not_found'],
  }),
  getSampleAudio: defineEndpoint({
    id: 'voices.getSampleAudio',
    method: 'GET',
    path: '/v1/voices/:voice_id/samples/:sample_id/audio',
    summary: 'Hear a sample as it was handed in',
    access: read,
    params: SamplePath,
    success: { status: 200, bytes: sampleTypes },
    errors: ['voice_not_found', 'sample_not_found', 'forbidden', 'service_unavailable'],
  }),
  deleteSample: defineEndpoint({
    id: 'voices.deleteSample',
    method: 'DELETE',
    path: '/v1/voices/:voice_id/samples/:sample_id',
    summary: 'Delete a sample; an instant clone is matched again by those left, and keeps its sound without any',
    access: write,
    params: SamplePath,
    success: { status: 200, schema: Ok },
    errors: [
      'voice_not_found',
      'sample_not_found',
      'forbidden',
      'voice_add_edit_limit_reached',
      'no_usable_samples',
      'voice_samples_changed',
      'voice_already_published',
      'voice_language_not_supported',
      'training_in_progress',
      'engine_failed',
    ],
  }),
} as const
