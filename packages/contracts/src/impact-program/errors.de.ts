import type { impactProgramErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const impactProgramErrorsGerman: Readonly<Record<keyof typeof impactProgramErrors, string>> = {
  impact_application_not_found: 'Diese Bewerbung gibt es nicht.',
  impact_application_decided: 'So kann nicht mehr entschieden werden: Bitte laden Sie die Bewerbung neu.',
}
