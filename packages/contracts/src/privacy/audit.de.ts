import type { privacyAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const privacyAuditGerman: Readonly<Record<keyof typeof privacyAudit, string>> = {
  'privacy.account-deleted': 'Konto gelöscht',
  'privacy.ended-claim-deleted': 'Beendeter Anspruch gelöscht',
  'privacy.export-link-created': 'Link zum Datenexport erstellt',
  'privacy.export-removed': 'Datenexport entfernt',
  'privacy.export-started': 'Datenexport begonnen',
}
