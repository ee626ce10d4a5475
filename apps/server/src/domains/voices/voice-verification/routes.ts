import { voiceVerificationEndpoints } from '@vireo/contracts/voice-verification'
import { defineRoutes } from '#http/routes.ts'
import { getCaptcha } from './get-captcha.ts'
import { hearCaptcha } from './hear-captcha.ts'
import { presentCaptcha } from './present-attempts.ts'
import { assertMaySolve, solveCaptcha } from './solve-captcha.ts'

const ok = () => ({ status: 'ok' as const })

export const voiceVerificationRoutes = defineRoutes((on) => {
  on(voiceVerificationEndpoints.getCaptcha, getCaptcha, presentCaptcha)
  on(voiceVerificationEndpoints.hearCaptcha, hearCaptcha)
  on(voiceVerificationEndpoints.solveCaptcha, solveCaptcha, ok, {
    audit: 'voice-verification.accepted',
    beforeBody: assertMaySolve,
  })
})
