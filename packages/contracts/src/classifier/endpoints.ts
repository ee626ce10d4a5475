import { defineEndpoint } from '../kit/index.ts'
import { ManifestKeys } from './manifest.ts'
import { Classification, ClassifierFields, classifierLimits } from './schemas.ts'

export const classifierEndpoints = {
  classify: defineEndpoint({
    id: 'classifier.classify',
    method: 'POST',
    path: '/v1/ai-classifier',
    summary: 'Say whether a recording was made by this instance; it is listened to and not kept',
    access: 'signed-in',
    multipart: {
      fields: ClassifierFields,
      files: { file: { maxCount: 1, maxBytes: classifierLimits.fileBytesMax, required: true } },
    },
    success: { status: 200, schema: Classification },
    errors: [
      'invalid_audio',
      'invalid_file_type',
      'audio_too_long',
      'audio_too_short',
      'request_too_large',
      'too_many_attempts',
      'engine_failed',
    ],
  }),
  listManifestKeys: defineEndpoint({
    id: 'classifier.listManifestKeys',
    method: 'GET',
    path: '/.well-known/sound-manifest-keys',
    summary: 'The public keys that manifests of this instance’s sounds are verified with, as a set of JSON Web Keys',
    access: 'public',
    success: { status: 200, schema: ManifestKeys },
    errors: [],
  }),
} as const
