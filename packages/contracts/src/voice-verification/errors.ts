import { defineErrors } from '../kit/index.ts'

export const voiceVerificationErrors = defineErrors({
  voice_captcha_not_needed: { status: 409, message: 'This voice asks for no proof.' },
  voice_captcha_expired: { status: 400, message: 'These lines are no longer valid. Ask for new ones.' },
  voice_captcha_failed: { status: 400, message: 'The recording was not accepted.' },
  voice_captcha_attempts_reached: {
    status: 429,
    message: 'There have been too many attempts for this voice today. Try again tomorrow.',
  },
})
