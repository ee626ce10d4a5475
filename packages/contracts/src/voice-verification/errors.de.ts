import type { voiceVerificationErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const voiceVerificationErrorsGerman: Readonly<Record<keyof typeof voiceVerificationErrors, string>> = {
  voice_captcha_not_needed: 'Für diese Stimme ist kein Nachweis nötig.',
  voice_captcha_expired: 'Diese Zeilen gelten nicht mehr. Fordern Sie neue an.',
  voice_captcha_failed: 'Die Aufnahme wurde nicht angenommen.',
  voice_captcha_attempts_reached:
    'Für diese Stimme gab es heute zu viele Versuche. Versuchen Sie es morgen noch einmal.',
}
