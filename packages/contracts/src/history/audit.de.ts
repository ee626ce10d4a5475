import type { historyAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const historyAuditGerman: Readonly<Record<keyof typeof historyAudit, string>> = {
  'history.audio-heard-by-staff': 'Aufnahme vom Personal angehört',
  'history.feedback-reviewed': 'Rückmeldung geprüft',
  'history.item-deleted': 'Eintrag gelöscht',
  'history.item-restored': 'Eintrag wiederhergestellt',
  'history.retention-changed': 'Aufbewahrung geändert',
}
