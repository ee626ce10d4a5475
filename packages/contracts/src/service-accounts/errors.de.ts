import type { serviceAccountsErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const serviceAccountsErrorsGerman: Readonly<Record<keyof typeof serviceAccountsErrors, string>> = {
  service_account_not_found: 'Dieses Dienstkonto gibt es nicht.',
  service_account_limit_reached: 'Dieser Arbeitsbereich hat so viele Dienstkonten, wie er haben kann.',
  api_key_needed: 'Nur ein API-Schlüssel kann sich selbst abschalten.',
  self_disable_not_allowed: 'Dieser Arbeitsbereich lässt diesen API-Schlüssel sich nicht selbst abschalten.',
}
