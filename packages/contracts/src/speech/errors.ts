import { defineErrors } from '../kit/index.ts'

export const speechErrors = defineErrors({
  empty_text: { status: 400, message: 'There is nothing to say: the text is empty.', type: 'validation_error' },
  text_too_long: {
    status: 400,
    message: 'The text is longer than this model accepts in one request.',
    legacyStatus: 'max_character_limit_exceeded',
    type: 'validation_error',
  },
  model_not_found: { status: 404, message: 'There is no such model.' },
  unsupported_model: { status: 400, message: 'This model cannot speak text.', type: 'validation_error' },
  unsupported_language: { status: 400, message: 'This voice does not speak that language.', type: 'validation_error' },
  invalid_output_format: {
    status: 400,
    message: 'There is no such output format on this route.',
    type: 'validation_error',
  },
  input_timeout_exceeded: { status: 400, message: 'Nothing was received for too long, so the socket was closed.' },
  too_many_contexts: { status: 400, message: 'There are too many open contexts on this socket, or in this workspace.' },
  take_refused: {
    status: 500,
    message: 'The recording came out badly twice; nothing was charged for it. Please try again.',
    reportable: true,
  },
  invalid_audio: { status: 400, message: 'This recording cannot be used.', type: 'validation_error' },
  invalid_file_type: { status: 400, message: 'This is not an audio or video file.', type: 'validation_error' },
  audio_too_long: { status: 400, message: 'This recording is longer than allowed.', type: 'validation_error' },
  audio_too_short: { status: 400, message: 'This recording is too short.', type: 'validation_error' },
  engine_failed: {
    status: 500,
    message: 'The speech engine failed; nothing was charged. Please try again.',
    reportable: true,
  },
})
