import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { captchaLimits, VoiceCaptcha } from '../voice-verification/index.ts'
import { VoicePath } from '../voices/index.ts'
import { professionalCloningLimits } from './limits.ts'
import { ManualVerificationFields } from './schemas.ts'

const make = { scope: 'create_professional_voice_clone' } as const
const { paperBytesMax, paperFilesMax } = professionalCloningLimits

const captchaErrors = [
  'voice_not_found',
  'forbidden',
  'voice_captcha_not_needed',
  'voice_captcha_attempts_reached',
] as const

/** How somebody proves that a voice is theirs. */
export const proof = {
  getCaptcha: defineEndpoint({
    id: 'professionalCloning.getCaptcha',
    method: 'GET',
    path: '/v1/voices/pvc/:voice_id/captcha',
    summary: 'Draw fresh lines for the speaker to read aloud, as a picture',
    access: make,
    params: VoicePath,
    success: { status: 200, schema: VoiceCaptcha },
    errors: [...captchaErrors, 'no_recordings_yet'],
  }),
  solveCaptcha: defineEndpoint({
    id: 'professionalCloning.solveCaptcha',
    method: 'POST',
    path: '/v1/voices/pvc/:voice_id/captcha',
    summary: 'Prove by a recording of the lines drawn last that the voice of the recordings is yours',
    access: make,
    params: VoicePath,
    multipart: {
      fields: z.object({}),
      files: { recording: { maxCount: 1, maxBytes: captchaLimits.recordingBytesMax, required: true } },
    },
    maxBodyBytes: captchaLimits.recordingBytesMax,
    success: { status: 200, schema: Ok },
    errors: [
      ...captchaErrors,
      'no_recordings_yet',
      'voice_captcha_expired',
      'voice_captcha_failed',
      'invalid_audio',
      'invalid_file_type',
      'audio_too_long',
      'engine_failed',
    ],
  }),
  requestVerification: defineEndpoint({
    id: 'professionalCloning.requestVerification',
    method: 'POST',
    path: '/v1/voices/pvc/:voice_id/verification',
    summary: 'Ask the operator to verify a voice by papers, where reading aloud does not do',
    access: make,
    params: VoicePath,
    multipart: {
      fields: ManualVerificationFields,
      files: { files: { maxCount: paperFilesMax, maxBytes: paperBytesMax, required: true } },
    },
    success: { status: 200, schema: Ok },
    errors: ['voice_not_found', 'forbidden', 'already_verified', 'verification_pending', 'invalid_file_type'],
  }),
} as const
