import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { VoicePath } from '../voices/index.ts'

/** Lines that somebody reads aloud to prove that a voice is theirs. */
export const VoiceCaptcha = z.object({
  /** A PNG of the lines, in base64. */
  image_base64: z.string(),
  /** BCP 47 primary language of the lines. */
  language: z.string(),
  line_count: z.number().int(),
  expires_at_unix: z.number().int(),
  attempts_left: z.number().int(),
})
export type VoiceCaptcha = z.infer<typeof VoiceCaptcha>

export const captchaLimits = {
  recordingBytesMax: 20 * 1024 * 1024,
  recordingSecondsMax: 60,
  minutesValid: 15,
  /** Of a person for a voice within a day. */
  attemptsADayMax: 10,
} as const

/** Lines are drawn and answered alike, whatever they are to prove. */
export const captchaCalls = {
  draw: {
    method: 'GET',
    params: VoicePath,
    query: z.object({
      /** BCP 47 language that the reader knows, for voices in whose own there are no lines; English unless given. */
      language: z.string().max(20).nullish(),
    }),
    success: { status: 200, schema: VoiceCaptcha },
    errors: ['voice_not_found', 'forbidden', 'voice_captcha_not_needed', 'voice_captcha_attempts_reached'],
  },
  solve: {
    method: 'POST',
    params: VoicePath,
    multipart: {
      fields: z.object({}),
      files: { recording: { maxCount: 1, maxBytes: captchaLimits.recordingBytesMax, required: true } },
    },
    maxBodyBytes: captchaLimits.recordingBytesMax,
    success: { status: 200, schema: Ok },
    errors: [
      'voice_not_found',
      'forbidden',
      'voice_captcha_not_needed',
      'voice_captcha_expired',
      'voice_captcha_failed',
      'voice_captcha_attempts_reached',
      'invalid_audio',
      'invalid_file_type',
      'audio_too_long',
      'engine_failed',
      'service_unavailable',
    ],
  },
} as const

export const voiceVerificationEndpoints = {
  getCaptcha: defineEndpoint({
    ...captchaCalls.draw,
    id: 'voiceVerification.getCaptcha',
    path: '/v1/voices/:voice_id/captcha',
    summary: 'Draw fresh lines to read aloud; those drawn before are no longer valid',
    access: { scope: 'voices_read' },
  }),
  hearCaptcha: defineEndpoint({
    id: 'voiceVerification.hearCaptcha',
    method: 'GET',
    path: '/v1/voices/:voice_id/captcha/spoken',
    summary: 'Hear the lines that were drawn last, for who cannot see them',
    access: { scope: 'voices_read' },
    params: VoicePath,
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: ['voice_not_found', 'forbidden', 'voice_captcha_expired', 'engine_failed', 'service_unavailable'],
  }),
  solveCaptcha: defineEndpoint({
    ...captchaCalls.solve,
    id: 'voiceVerification.solveCaptcha',
    path: '/v1/voices/:voice_id/captcha',
    summary: 'Prove that a voice is yours with a recording of the lines drawn last',
    access: { scope: 'voices_write' },
  }),
} as const
