import type { privacyErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const privacyErrorsGerman: Readonly<Record<keyof typeof privacyErrors, string>> = {
  export_not_found: 'Diese Kopie Ihrer Daten gibt es nicht, oder sie ist abgelaufen.',
  export_in_progress: 'Eine Kopie Ihrer Daten wird schon gemacht.',
  wrong_confirmation: 'Das ist nicht die E-Mail-Adresse des Kontos.',
  workspace_has_members:
    'In Ihrem Arbeitsbereich arbeiten noch andere. Übergeben Sie ihn an jemanden davon, oder entfernen Sie sie zuerst.',
}
