import type { workbenchErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const workbenchErrorsGerman: Readonly<Record<keyof typeof workbenchErrors, string>> = {
  production_version_not_found: 'Diese Version der Aufgabe gibt es nicht.',
}
