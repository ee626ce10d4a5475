import type { visitsErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const visitsErrorsGerman: Readonly<Record<keyof typeof visitsErrors, string>> = {
  event_unknown: 'Nichts mit diesem Namen wird gezählt.',
  event_server_only: 'Das vermerkt der Server selbst, nie ein Browser.',
  consent_missing: 'Dort, wo das herkommt, wird niemand gezählt, der es nicht erlaubt hat.',
  visits_range_invalid: 'Fragen Sie nach einem Zeitraum von einem bis zu 366 Tagen.',
}
