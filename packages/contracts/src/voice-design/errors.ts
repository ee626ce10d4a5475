import { defineErrors } from '../kit/index.ts'

export const voiceDesignErrors = defineErrors({
  generated_voice_not_found: {
    status: 404,
    message: 'There is no such preview, or the time to save it is over.',
  },
  remixing_session_not_found: { status: 404, message: 'There is no such session.' },
  remixing_iteration_not_found: { status: 404, message: 'This session has no such iteration.' },
  remixing_session_limit_reached: {
    status: 400,
    message: 'There are as many sessions, or iterations in this one, as there may be. Delete what you do not need.',
  },
  voice_mixing_not_allowed: { status: 403, message: 'The terms of this voice do not allow it to be changed.' },
  nothing_to_change: {
    status: 400,
    message: 'Nothing in this description says how the voice is to change.',
    type: 'validation_error',
  },
  reference_audio_not_supported: {
    status: 400,
    message: 'Reference audio is read by the model eleven_ttv_v3 only.',
    type: 'validation_error',
  },
})
