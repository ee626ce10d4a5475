import type { Slice } from '../slice.ts'
import { voiceVerificationHolding } from './holding.ts'
import { voiceVerificationJobs } from './jobs.ts'
import { voiceVerificationRoutes } from './routes.ts'

export const voiceVerificationSlice: Slice = {
  name: 'voice-verification',
  routes: voiceVerificationRoutes,
  jobs: voiceVerificationJobs,
  holding: voiceVerificationHolding,
}

export { type CaptchaLines, linesFor } from './captcha/draw-lines.ts'
export { renderLines } from './captcha/render-lines.ts'
export { checkSpokenLines, readRecording, type SpokenCheck } from './check-spoken-lines.ts'
export { forgetOpening, listOpenings } from './opening-store.ts'
export { type DrawnCaptcha, getCaptcha } from './get-captcha.ts'
export { describeAttempts, presentCaptcha } from './present-attempts.ts'
export { assertMaySolve, solveCaptcha } from './solve-captcha.ts'
