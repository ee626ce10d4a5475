import { defineErrors } from '../kit/index.ts'

export const voiceErrors = defineErrors({
  voice_not_found: { status: 404, message: 'There is no such voice.' },
  voice_access_denied: { status: 403, message: 'This voice may not be used.' },
  invalid_voice_settings: {
    status: 400,
    message: 'A voice setting is outside its range.',
    type: 'validation_error',
  },
})
