import { defineEndpoint, Ok } from '../kit/index.ts'
import { VoicePath } from '../voices/index.ts'
import { CreatedProfessionalVoice, NewProfessionalVoice, ProfessionalVoiceChanges, TrainRequest } from './schemas.ts'

const make = { scope: 'create_professional_voice_clone' } as const

export const voiceEndpoints = {
  create: defineEndpoint({
    id: 'professionalCloning.create',
    method: 'POST',
    path: '/v1/voices/pvc',
    summary: 'Begin a professional voice, which speaks once it has recordings, is verified and trained',
    access: make,
    body: NewProfessionalVoice,
    success: { status: 200, schema: CreatedProfessionalVoice },
    errors: [
      'email_not_verified',
      'feature_not_available',
      'voice_limit_reached',
      'professional_voice_limit_reached',
      'group_voice_limit_reached',
      'voice_add_edit_limit_reached',
      'unsupported_language',
    ],
    idempotent: true,
  }),
  update: defineEndpoint({
    id: 'professionalCloning.update',
    method: 'POST',
    path: '/v1/voices/pvc/:voice_id',
    summary: 'Change what a professional voice is called and which language it speaks',
    access: make,
    params: VoicePath,
    body: ProfessionalVoiceChanges,
    bodyOptional: true,
    success: { status: 200, schema: CreatedProfessionalVoice },
    errors: [
      'voice_not_found',
      'forbidden',
      'voice_add_edit_limit_reached',
      'unsupported_language',
      'training_in_progress',
    ],
  }),
  train: defineEndpoint({
    id: 'professionalCloning.train',
    method: 'POST',
    path: '/v1/voices/pvc/:voice_id/train',
    summary: 'Train a professional voice in the background; `fine_tuning` of the voice says how far it is',
    access: make,
    params: VoicePath,
    body: TrainRequest,
    bodyOptional: true,
    success: { status: 200, schema: Ok },
    errors: [
      'voice_not_found',
      'forbidden',
      'email_not_verified',
      'feature_not_available',
      'model_not_found',
      'unsupported_model',
      'not_verified',
      'not_enough_speech',
      'speakers_not_chosen',
      'separation_in_progress',
      'training_in_progress',
    ],
  }),
  cancelTraining: defineEndpoint({
    id: 'professionalCloning.cancelTraining',
    method: 'POST',
    path: '/v1/voices/pvc/:voice_id/train/cancel',
    summary: 'Give up the training of a professional voice; what it spoke with before stays',
    access: make,
    params: VoicePath,
    success: { status: 200, schema: Ok },
    errors: ['voice_not_found', 'forbidden', 'no_training_in_progress'],
  }),
} as const
