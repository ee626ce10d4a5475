import { lazy } from 'react'

/** Only who proves something fetches the recorder and the lines. */
export const CaptchaDialog = lazy(async () => ({
  default: (await import('./components/captcha-dialog.tsx')).CaptchaDialog,
}))
