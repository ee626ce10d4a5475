export { type CaptchaLines, linesFor } from './captcha/draw-lines.ts'
export { renderLines } from './captcha/render-lines.ts'
export { checkSpokenLines, readRecording, type SpokenCheck } from './check-spoken-lines.ts'

export { type DrawnCaptcha, getCaptcha } from './get-captcha.ts'
export { presentCaptcha } from './present-attempts.ts'
export { assertMaySolve, solveCaptcha } from './solve-captcha.ts'
