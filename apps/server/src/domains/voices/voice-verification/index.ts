export { type DrawnCaptcha, getCaptcha } from './get-captcha.ts'
export { presentCaptcha } from './present-attempts.ts'
export { assertMaySolve, solveCaptcha } from './solve-captcha.ts'
