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
  picture_type_not_supported: {
    status: 400,
    message: 'This is no picture that can be used. Use a JPEG, PNG or WebP file.',
    type: 'validation_error',
  },
  picture_animated: {
    status: 400,
    message: 'This picture moves. Use one that stands still.',
    type: 'validation_error',
  },
  picture_too_large: {
    status: 400,
    message: 'This picture has more than 40 megapixels. Use a smaller one.',
    type: 'validation_error',
  },
  picture_too_small: {
    status: 400,
    message: 'This picture is too small. Use one with at least 64 × 64 pixels.',
    type: 'validation_error',
  },
  picture_unreadable: {
    status: 400,
    message: 'This picture is damaged, or its end is missing. Save it again, and send that file.',
    type: 'validation_error',
  },
  voice_access_denied: { status: 403, message: 'This voice may not be used.' },
  no_usable_samples: { status: 400, message: 'None of these files can be a sample of a voice.' },
  voice_language_not_supported: { status: 400, message: 'There is no voice for this language on this instance.' },
  invalid_voice_settings: {
    status: 400,
    message: 'A voice setting is outside its range.',
    type: 'validation_error',
  },
})
