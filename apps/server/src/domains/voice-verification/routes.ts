import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { getCaptcha } from './get-captcha.ts'
import { hearCaptcha } from './hear-captcha.ts'
import { presentCaptcha } from './present-attempts.ts'
import { assertMaySolve, solveCaptcha } from './solve-captcha.ts'

const ok = () => ({ status: 'ok' as const })

export const voiceVerificationRoutes = defineRoutes((on) => {
  on(api.voiceVerification.getCaptcha, getCaptcha, presentCaptcha)
  on(api.voiceVerification.hearCaptcha, hearCaptcha)
  on(api.voiceVerification.solveCaptcha, solveCaptcha, ok, { beforeBody: assertMaySolve })
})
