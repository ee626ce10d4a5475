import { defineEndpoint, Ok } from '../kit/index.ts'
import { captchaCalls } from '../voice-verification/index.ts'
import { VoicePath } from '../voices/index.ts'
import { professionalCloningLimits } from './limits.ts'
import { ManualVerificationFields } from './schemas.ts'

const make = { scope: 'create_professional_voice_clone' } as const
const { documentBytesMax, documentFilesMax } = professionalCloningLimits

/** How somebody proves that a voice is theirs. */
export const proof = {
  getCaptcha: defineEndpoint({
    ...captchaCalls.draw,
    id: 'professionalCloning.getCaptcha',
    path: '/v1/voices/pvc/:voice_id/captcha',
    summary: 'Draw fresh lines for the speaker to read aloud, as a picture',
    access: make,
    errors: [...captchaCalls.draw.errors, 'no_recordings_yet'],
  }),
  solveCaptcha: defineEndpoint({
    ...captchaCalls.solve,
    id: 'professionalCloning.solveCaptcha',
    path: '/v1/voices/pvc/:voice_id/captcha',
    summary: 'Prove by a recording of the lines drawn last that the voice of the recordings is yours',
    access: make,
    errors: [...captchaCalls.solve.errors, 'no_recordings_yet'],
  }),
  requestVerification: defineEndpoint({
    id: 'professionalCloning.requestVerification',
    method: 'POST',
    path: '/v1/voices/pvc/:voice_id/verification',
    summary: 'Ask the operator to verify a voice by documents, where reading aloud does not do',
    access: make,
    params: VoicePath,
    multipart: {
      fields: ManualVerificationFields,
      files: { files: { maxCount: documentFilesMax, maxBytes: documentBytesMax, required: true } },
    },
    success: { status: 200, schema: Ok },
    errors: ['voice_not_found', 'forbidden', 'already_verified', 'verification_pending', 'invalid_file_type'],
  }),
} as const
