import type { actionErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const actionErrorsGerman: Readonly<Record<keyof typeof actionErrors, string>> = {
  invalid_action_code: 'Dieser Link gilt nicht mehr. Vielleicht ist er abgelaufen oder wurde schon benutzt.',
}
