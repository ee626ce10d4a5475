import { later } from '#kit/later.tsx'

/** Only who proves something fetches the recorder and the lines. */
export const CaptchaDialog = later(async () => ({
  default: (await import('./components/captcha-dialog.tsx')).CaptchaDialog,
}))
