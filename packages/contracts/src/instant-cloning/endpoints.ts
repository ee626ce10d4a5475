import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { sampleLimits, SampleReport, VoiceDescription, VoiceLabels, VoiceName } from '../voices/index.ts'
import { cloningStatement } from './statement.ts'

/** How a voice is made from recordings: by bending the nearest voice there is, or by a model that imitates. */
export const CloningMethodName = z.enum(['acoustic_matching', 'zero_shot'])

const files = {
  files: { maxCount: sampleLimits.filesMax, maxBytes: 2 * sampleLimits.fileBytesMax, required: true },
} as const
const maxBodyBytes = sampleLimits.filesMax * sampleLimits.fileBytesMax
const access = { scope: 'create_instant_voice_clone' } as const

export const instantCloningEndpoints = {
  create: defineEndpoint({
    id: 'instantCloning.create',
    method: 'POST',
    path: '/v1/voices/add',
    summary: 'Make a voice from recordings of it',
    access,
    multipart: {
      fields: z.object({
        name: VoiceName,
        description: VoiceDescription.nullish(),
        /** A form has no objects: these come as JSON. */
        labels: VoiceLabels.nullish(),
        remove_background_noise: z.boolean().default(false),
        /** BCP 47; what the label `language` says, or English, unless given. */
        language: z.string().trim().min(2).max(35).nullish(),
        /** What is said in the recordings, word by word, by their place in the form: `{"0": "…"}`. Who imitates needs it. */
        transcripts: z.record(z.string().regex(/^\d{1,2}$/), z.string().trim().max(1000)).nullish(),
        /** Which statement was agreed to, in whose words. Required of people; a program's owner has agreed to the terms. */
        consent: z
          .object({ version: z.literal(cloningStatement.version), language: z.enum(['en', 'de']).default('en') })
          .nullish(),
      }),
      files,
    },
    maxBodyBytes,
    idempotent: true,
    success: {
      status: 200,
      schema: z.object({
        voice_id: z.string(),
        /** Whether the voice speaks only after its owner has proved that it is theirs. */
        requires_verification: z.boolean(),
        cloning_method: CloningMethodName,
        /** How close it came, measured on what it says. */
        match: z.object({ pitch_error_semitones: z.number(), spectral_distance_db: z.number() }),
        samples: z.array(SampleReport),
      }),
    },
    errors: [
      'feature_not_available',
      'consent_required',
      'no_usable_samples',
      'voice_language_not_supported',
      'voice_limit_reached',
      'voice_add_edit_limit_reached',
      'engine_failed',
    ],
  }),
  inspectSamples: defineEndpoint({
    id: 'instantCloning.inspectSamples',
    method: 'POST',
    path: '/v1/voices/samples/inspect',
    summary: 'Say how good recordings are as samples of a voice; nothing is kept',
    access,
    multipart: { fields: z.object({}), files },
    maxBodyBytes,
    success: {
      status: 200,
      schema: z.object({ cloning_method: CloningMethodName, samples: z.array(SampleReport) }),
    },
    errors: ['engine_failed'],
  }),
} as const
