import { defineErrors } from '../kit/index.ts'

export const landingErrors = defineErrors({
  landing_speech_used_up: {
    status: 429,
    message: 'You have heard three recordings today. Sign up for free to hear more.',
  },
  language_page_not_found: { status: 404, message: 'There is no page of this language.' },
})
