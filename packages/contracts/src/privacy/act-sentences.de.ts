import type { privacyAudit } from './audit.ts'

/** What each act reads as in German. */
export const privacyActSentencesGerman: Readonly<Record<keyof typeof privacyAudit, string>> = {
  'privacy.account-deleted': 'Ein Konto wurde gelöscht.|Das Konto {thing} wurde gelöscht.',
  'privacy.ended-claim-deleted': 'Ein unbestätigtes Konto wurde gelöscht.',
  'privacy.export-link-created': '{who} hat einen Datenexport abgerufen.',
  'privacy.export-removed': '{who} hat einen Datenexport gelöscht.',
  'privacy.export-started': '{who} hat einen Datenexport gestartet.',
}
