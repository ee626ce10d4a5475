import type { instantCloningErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const instantCloningErrorsGerman: Readonly<Record<keyof typeof instantCloningErrors, string>> = {
  consent_required: 'Bestätigen Sie, dass Sie diese Stimme klonen lassen dürfen: Stimmen Sie der Erklärung zu.',
}
