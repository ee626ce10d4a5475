import type { landingErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const landingErrorsGerman: Readonly<Record<keyof typeof landingErrors, string>> = {
  landing_speech_used_up: 'Sie haben heute drei Aufnahmen gehört. Registrieren Sie sich kostenlos, um mehr zu hören.',
  language_page_not_found: 'Zu dieser Sprache gibt es keine Seite.',
}
