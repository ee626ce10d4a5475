import { defineErrors } from '../kit/index.ts'
import { collectionErrors } from './collections.ts'

export const voiceErrors = defineErrors({
  ...collectionErrors,
  voice_not_found: { status: 404, message: 'There is no such voice.' },
  sample_not_found: { status: 404, message: 'There is no such sample.' },
  voice_limit_reached: { status: 400, message: 'Your plan has no room for another voice of your own.' },
  professional_voice_limit_reached: {
    status: 400,
    message: 'Your plan has no room for another professional voice.',
  },
  voice_add_edit_limit_reached: {
    status: 400,
    message: 'Your plan allows no more voices to be added or edited in this credit period.',
  },
  voice_samples_changed: {
    status: 409,
    message: 'The samples of this voice changed while it was matched by them. Please try again.',
  },
  voice_not_ready: { status: 409, message: 'This voice cannot speak yet: it has not been trained.' },
  voice_access_denied: { status: 403, message: 'This voice may not be used.' },
  no_usable_samples: { status: 400, message: 'None of these files can be a sample of a voice.' },
  voice_language_not_supported: { status: 400, message: 'There is no voice for this language on this instance.' },
  invalid_voice_settings: {
    status: 400,
    message: 'A voice setting is outside its range.',
    type: 'validation_error',
  },
})
