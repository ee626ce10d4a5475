import type { landingErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const landingErrorsGerman: Readonly<Record<keyof typeof landingErrors, string>> = {
  language_page_not_found: 'Zu dieser Sprache gibt es keine Seite.',
}
