export { passCaptcha } from './captcha/pass-captcha.ts'
